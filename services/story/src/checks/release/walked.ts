import type { CheckedRelease } from './checked-release.ts';

/** What single players have met on their way: nowhere to go, and too many skips at once. */
export function checkWalked(checked: CheckedRelease): void {
  const { story, walked } = checked.exploration;
  for (const [id, run] of walked.stuck) {
    const moment = story.moments.get(id);
    if (moment === undefined) continue;
    const hasPaths = 'paths' in moment;
    const what = hasPaths ? 'all paths can be closed' : 'it can be that no transition holds';
    const message = `There may be no way on from this moment: in run ${run} ${what}.`;
    checked.inMoment('FS303', moment, [hasPaths ? 'paths' : 'transitions'], message);
  }
  for (const [id, chain] of walked.cascades) {
    const moment = story.moments.get(id);
    if (moment === undefined) continue;
    const slugs = chain.map((each) => story.moments.get(each)?.slug ?? each);
    const code = new Set(chain).size < chain.length ? 'FS310' : 'FS309';
    checked.inMoment(code, moment, ['skip'], `All of these can be skipped at once: ${slugs.join(', ')}.`);
  }
}
