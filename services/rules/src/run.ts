import { enrolled } from './belongings.ts';
import { RuleError } from './errors.ts';
import type { Release } from './release/release.ts';
import type { Language } from './release/text.ts';
import type { Fact, OwnedItem, PlayedMoment, RosterCharacter, RunState } from './types.ts';

export interface NewRun {
  readonly release: Release;
  readonly releaseVersion: number;
  readonly language: Language;
  readonly isTest?: boolean;
  /** From 1. */
  readonly loopNumber: number;
  /** What the player's last run of this story left; nothing of it enters a test run. */
  readonly previous?: Pick<RunState, 'items' | 'roster'> | undefined;
  readonly before: RunState['before'];
}

/** A run at its beginning: the first moment waits, what is the player's by default or from the last run is there. */
export function createRun(run: NewRun): RunState {
  const { release, language } = run;
  const isTest = run.isTest ?? false;
  if (!release.startMomentId) throw new RuleError('NO_START_MOMENT', 'This story cannot be played yet.');
  if (!release.story.languages.includes(language))
    throw new RuleError('UNSUPPORTED_LOCALE', 'This story cannot be played in that language.');
  const previous = isTest ? undefined : run.previous;
  return {
    storyId: release.story.id,
    releaseVersion: run.releaseVersion,
    language,
    isTest,
    loopNumber: run.loopNumber,
    status: 'ongoing',
    rank: null,
    score: null,
    interactions: { used: 0, max: release.story.maxInteractions },
    moments: [waiting(release.startMomentId)],
    facts: [],
    roster: rosterFor(release, previous?.roster ?? []),
    items: itemsFor(release, previous?.items ?? []),
    before: run.before,
  };
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

function itemsFor(release: Release, previous: readonly OwnedItem[]): OwnedItem[] {
  const inherited = previous.filter(
    (each) =>
      each.source !== 'default' &&
      release.items.some((item) => item.id === each.itemId && !item.isAcquiredByDefault),
  );
  return [
    ...release.items
      .filter((item) => item.isAcquiredByDefault)
      .map((item) => ({ itemId: item.id, source: 'default', acquiredInMomentId: null }) as const),
    ...inherited.map((each) => ({ ...each, source: 'inherited_from_previous_run' }) as const),
  ];
}

function rosterFor(release: Release, previous: readonly RosterCharacter[]): RosterCharacter[] {
  const stayed = previous
    .filter((each) => release.characters.some((character) => character.id === each.characterId))
    .map((each) => ({ ...each, currentHealth: each.maxHealth, enrolledInMomentId: null }));
  const joins = release.characters.filter(
    (character) => character.isEnrolledByDefault && !stayed.some((each) => each.characterId === character.id),
  );
  return [...stayed, ...joins.map((character) => enrolled(character, null))];
}
