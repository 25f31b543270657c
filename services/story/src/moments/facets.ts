import type { CheckedMoment } from './checked-moment.ts';
import type { PartUse } from './parts.ts';
import { type Policy, sample } from './policy.ts';

/** Says something that has not been heard, sometimes two things in one breath. */
export const sayFacets: Policy = ({ facets, heard }, { chance, habits }) => {
  const fresh = facets.map(({ id }) => id).filter((id) => !heard.includes(id));
  return { facets: sample(fresh, chance.happens(habits.together) ? 2 : 1, chance) };
};

interface Part {
  readonly id: string;
  readonly after?: string | undefined;
}

/** A part that opens after another can open: that one is there, and it does not open after this one. */
export function checkOpens(
  { report }: Pick<CheckedMoment, 'report'>,
  list: string,
  parts: readonly Part[],
): void {
  parts.forEach(({ id }, index) => {
    if (!opens(parts, id)) report('FS404', [list, index, 'after'], `"${id}" never opens.`);
  });
}

/** Not if the way back to a part that opens by itself goes in a circle; what is not there is told elsewhere. */
function opens(parts: readonly Part[], id: string): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = id; at !== undefined; ) {
    if (seen.has(at)) return false;
    seen.add(at);
    const name: string = at;
    at = parts.find((part) => part.id === name)?.after;
  }
  return true;
}

/** Where parts name the one after which they open. */
export function afterUses(list: string, parts: readonly Part[]): PartUse[] {
  return parts.flatMap(({ id, after }) =>
    after === undefined ? [] : [{ path: [list, id, 'after'], name: after }],
  );
}
