import type { Condition } from '@fabula/rules/release/condition';
import type { AuthoredMoment } from '../build-release.ts';
import type { Checked } from './check-story.ts';

const ENDINGS: ReadonlySet<string> = new Set(['epilogue', 'dead_end']);

/** Nobody gets stuck, and nothing was written in vain. */
export function checkFlow(checked: Checked): void {
  checkReachable(checked);
  for (const [slug, moment] of checked.authored.moments) {
    const source = checked.sources.moments.get(slug);
    if (source === undefined || 'paths' in moment) continue;
    const { transitions } = moment;
    const always = transitions.findIndex(({ when }) => when === undefined);
    if (always >= 0 && always < transitions.length - 1) {
      checked.problems.report('FS304', {
        source,
        path: ['transitions', always + 1],
        message: 'This transition is never taken: the one before it has no condition.',
        mend: 'Put the transition without a condition last.',
      });
    }
    if (ENDINGS.has(moment.type) || always >= 0 || coversOutcomes(transitions)) continue;
    checked.problems.report('FS303', {
      source,
      path: ['transitions'],
      message: 'There may be no way on from this moment.',
      mend: 'End the list with a transition without a condition, or have one for success and one for failure.',
    });
  }
}

function checkReachable({ sources, authored, problems }: Checked): void {
  const byId = new Map([...authored.moments.values()].map((moment) => [moment.id, moment]));
  const seen = new Set<string>();
  const visit = (id: string) => {
    const moment = byId.get(id);
    if (moment === undefined || seen.has(id)) return;
    seen.add(id);
    for (const next of exits(moment)) visit(next);
  };
  if (authored.story.start === null) return;
  visit(authored.story.start);
  for (const [slug, { id }] of authored.moments) {
    const source = sources.moments.get(slug);
    if (seen.has(id) || source === undefined) continue;
    problems.report('FS301', {
      source,
      path: ['id'],
      message: 'No way leads to this moment.',
      mend: 'Let a transition or a path of another moment lead here, or take the file out.',
    });
  }
}

function exits(moment: AuthoredMoment): string[] {
  const ids = moment.transitions.map(({ to }) => to);
  if ('paths' in moment) ids.push(...moment.paths.map(({ to }) => to));
  if (moment.skip.skipToMomentId !== null) ids.push(moment.skip.skipToMomentId);
  return ids;
}

/** One transition for success here and one for failure here. */
function coversOutcomes(transitions: readonly { when?: Condition | undefined }[]): boolean {
  const outcomes = new Set(transitions.map(({ when }) => ownOutcome(when)));
  return outcomes.has('success') && outcomes.has('failure');
}

function ownOutcome(when: Condition | undefined): string | undefined {
  return when !== undefined && 'outcome' in when && when.momentId === undefined ? when.outcome : undefined;
}
