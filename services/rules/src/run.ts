import { RuleError } from './errors.ts';
import { itemsFor } from './inheritance.ts';
import { LAW } from './law.ts';
import type { Release } from './release/release.ts';
import type { Language } from './release/text.ts';
import { rosterFor } from './roster.ts';
import { momentOf } from './situation.ts';
import type { Fact, PlayedMoment, RosterCharacter, RunState } from './types.ts';

export interface NewRun {
  readonly release: Release;
  readonly releaseVersion: number;
  readonly language: Language;
  readonly isTest?: boolean;
  /** Of a test run: nothing is left out. */
  readonly ignoresSkip?: boolean;
  /** Where a test run begins: any moment of the story; left out: where every run does. */
  readonly startMomentId?: string | undefined;
  /** From 1. */
  readonly loopNumber: number;
  /** What the player's last run of this story left; nothing of it enters a test run. */
  readonly previous?: Pick<RunState, 'items' | 'roster'> | undefined;
  /** Cards that the player has for good: they join every story, but no test run. */
  readonly permanent?: readonly RosterCharacter[];
  readonly before: RunState['before'];
}

/** A run at its beginning: the first moment waits, what is the player's by default or from the last run is there. */
export function createRun(run: NewRun): RunState {
  const { release, language } = run;
  const isTest = run.isTest ?? false;
  assertPlayedIn(release, language);
  const previous = isTest ? undefined : run.previous;
  const permanent = isTest ? [] : (run.permanent ?? []);
  const roster = rosterFor(release, { previous: previous?.roster ?? [], permanent });
  return {
    law: LAW,
    storyId: release.story.id,
    releaseVersion: run.releaseVersion,
    language,
    isTest,
    ...(isTest && run.ignoresSkip && { ignoresSkip: true as const }),
    loopNumber: run.loopNumber,
    status: 'ongoing',
    rank: null,
    score: null,
    interactions: { used: 0, max: release.story.maxInteractions },
    moments: [waiting(firstMomentOf(run))],
    facts: [],
    roster,
    items: itemsFor(release, { previous: previous?.items ?? [], roster }),
    before: run.before,
  };
}

/** Throws UNSUPPORTED_LOCALE where the story is not played in that language. */
export function assertPlayedIn({ story }: Release, language: Language): void {
  if (story.languages.includes(language)) return;
  throw new RuleError('UNSUPPORTED_LOCALE', 'This story cannot be played in that language.');
}

function firstMomentOf({ release, isTest, startMomentId }: NewRun): string {
  if (!release.startMomentId) throw new RuleError('NO_START_MOMENT', 'This story cannot be played yet.');
  return isTest && startMomentId ? momentOf(release, startMomentId).id : release.startMomentId;
}

/** The player gives up: the run is lost, and no rank is given. */
export function endRun(state: RunState): { state: RunState; facts: readonly Fact[] } {
  if (state.status !== 'ongoing') throw new RuleError('RUN_ALREADY_ENDED', 'This run has already ended.');
  return { state: { ...state, status: 'lost' }, facts: [{ kind: 'run_ended', status: 'lost', rank: null }] };
}

/** A moment that comes next and has not been started. */
export function waiting(momentId: string): PlayedMoment {
  return {
    momentId,
    status: 'waiting',
    skipped: false,
    outcome: null,
    path: null,
    turns: 0,
    silences: 0,
    perfects: 0,
    freeHits: 0,
    score: null,
    data: null,
  };
}
