import { enrolled } from '@fabula/rules/gifts';
import { LAW } from '@fabula/rules/law';
import type { Moment } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import { waiting } from '@fabula/rules/run';
import type { OwnedItem, PlayedMoment, RosterCharacter, RunState } from '@fabula/rules/types';
import { OUTCOME, type Variable, Variables, YES } from './variables.ts';

/** How often a moment may have been completed in earlier runs. */
export interface Completed {
  readonly from: number;
  readonly to: number;
}

/** Which run it is, and what the runs before it may have left beside items and team. */
export interface RunKind {
  readonly run: number;
  readonly completed: ReadonlyMap<string, Completed>;
}

export const NEVER: Completed = { from: 0, to: 0 };

/** A release, ready to be explored. */
export class ExploredStory {
  readonly release: Release;
  readonly variables: Variables;
  readonly moments: ReadonlyMap<string, Moment>;
  readonly #cards: ReadonlyMap<string, RosterCharacter>;

  constructor(release: Release) {
    this.release = release;
    this.variables = new Variables(release);
    this.moments = new Map(release.moments.map((moment) => [moment.id, moment]));
    this.#cards = new Map(release.characters.map((each) => [each.id, enrolled(each, null)]));
  }

  /**
   * A run of which just these variables are known, as the rules see it.
   * @param values pairs of a variable's number and one of its values; completions are a count
   */
  state(values: Iterable<readonly [number, number]>, { run }: Pick<RunKind, 'run'>): RunState {
    const made = emptyRun(this.release, run);
    for (const [at, value] of values) {
      const variable = this.variables.list[at];
      if (variable) this.#put(made, variable, value);
    }
    return { ...made, moments: [...made.moments, ...made.last] };
  }

  #put(made: Made, variable: Variable, value: number): void {
    if (variable.kind === 'outcome') putOutcome(made, variable.momentId, value);
    else if (variable.kind === 'completions') made.before.completions[variable.momentId] = value;
    else if (variable.kind === 'rank') made.before.bestRank = value === 1 ? null : Math.log2(value);
    else if (value === YES) this.#putHeld(made, variable);
  }

  #putHeld(made: Made, variable: Exclude<Variable, { kind: 'outcome' | 'completions' | 'rank' }>): void {
    const { kind } = variable;
    if (kind === 'fact') made.facts.push(variable.id);
    else if (kind === 'item') made.items.push(ownedItem(variable.id));
    else if (kind === 'character') made.roster.push(...cardOf(this.#cards, variable.id));
    else if (kind === 'done') made.moments.push({ ...over(variable.momentId), skipped: false });
    else if (kind === 'path') made.moments.push({ ...over(variable.momentId), path: variable.path });
  }
}

/** `last` holds how moments ended when they were last played. */
interface Made extends RunState {
  readonly moments: PlayedMoment[];
  readonly last: PlayedMoment[];
  readonly facts: string[];
  readonly items: OwnedItem[];
  readonly roster: RosterCharacter[];
  readonly before: { completions: Record<string, number>; bestRank: number | null };
}

function emptyRun({ story }: Release, loopNumber: number): Made {
  return {
    law: LAW,
    storyId: story.id,
    releaseVersion: 1,
    language: 'en',
    isTest: false,
    loopNumber,
    status: 'ongoing',
    rank: null,
    score: null,
    interactions: { used: 0, max: story.maxInteractions },
    moments: [],
    last: [],
    facts: [],
    roster: [],
    items: [],
    before: { completions: {}, bestRank: null },
  };
}

/** A moment that is over. `skipped` keeps it from being counted among the completions a second time. */
function over(momentId: string): PlayedMoment {
  return { ...waiting(momentId), status: 'done', outcome: 'success', skipped: true };
}

function putOutcome(made: Made, momentId: string, value: number): void {
  if (value === OUTCOME.none) return;
  made.last.push({ ...over(momentId), outcome: value === OUTCOME.success ? 'success' : 'failure' });
}

function ownedItem(itemId: string): OwnedItem {
  return { itemId, source: 'granted', acquiredInMomentId: null };
}

function cardOf(cards: ReadonlyMap<string, RosterCharacter>, id: string): RosterCharacter[] {
  const card = cards.get(id);
  return card ? [card] : [];
}
