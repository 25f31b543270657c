import type { CheckedMoment } from './checked-moment.ts';
import type { PartUse } from './parts.ts';
import type { Policy } from './policy.ts';

/** Two things in one breath: now and then. */
const TOGETHER = 0.3;

/** Says something that has not been heard. */
export const sayFacets: Policy = ({ facets, heard }, { dice }) => {
  const fresh = facets.map(({ id }) => id).filter((id) => !heard.includes(id));
  const first = dice.pick(fresh);
  const second = dice.happens(TOGETHER) ? dice.pick(fresh.filter((id) => id !== first)) : undefined;
  return { facets: [first, second].filter((id) => id !== undefined) };
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
