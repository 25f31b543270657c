import type { Moment } from '@fabula/rules/release/moment';
import type { CheckedRelease } from './checked-release.ts';

/** A part that opens after another can open: that one is there, and it does not open after this one. */
export function checkParts(checked: CheckedRelease): void {
  for (const moment of checked.release.moments) {
    const list = moment.type === 'learning' ? 'points' : 'facets';
    const facets = facetsOf(moment);
    facets.forEach(({ id }, index) => {
      if (!opens(facets, id))
        checked.inMoment('FS404', moment, [list, index, 'after'], { message: `"${id}" never opens.` });
    });
  }
}

function facetsOf(moment: Moment): readonly { readonly id: string; readonly after?: string | undefined }[] {
  if (moment.type === 'dialogue') return moment.facets;
  return moment.type === 'learning' ? moment.points : [];
}

/** Not if the way back to a facet that opens by itself goes in a circle; what is not there is told elsewhere. */
function opens(facets: ReturnType<typeof facetsOf>, id: string): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = id; at !== undefined; ) {
    if (seen.has(at)) return false;
    seen.add(at);
    const name: string = at;
    at = facets.find((facet) => facet.id === name)?.after;
  }
  return true;
}
