import type { Outcome } from './release/condition.ts';
import type { Emotion, Language } from './release/text.ts';

/** What the player did, after recognition. The rules' part of fabula.frames.v1.GameInput. */
export interface Input {
  readonly kind: 'start_moment' | 'player_answer' | 'player_attack_input' | 'player_defense_input' | 'choice';
  /** What was said or typed; empty: nothing was heard. */
  readonly words: string;
  readonly selectedPath?: string | undefined;
  readonly selectedCharacterIds: readonly string[];
  readonly selectedItemIds: readonly string[];
  readonly interactionBetSize: number;
  readonly difficulty?: string | undefined;
  readonly sacrificedProperties: readonly string[];
  readonly ignoreSkip: boolean;
  /** The engine's word: this answer came from the run's answer cache. */
  readonly wasCacheHit: boolean;
}

/** A line that is spoken this turn, in the run's language. */
export interface SpokenLine {
  readonly text: string;
  /** Blueprint character id. */
  readonly characterId: string;
  readonly emotion: Emotion;
}

export const VERDICTS = ['right', 'partly', 'wrong'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a director thinks the words amount to. The rules take from it what the moment's type allows. */
export interface Judgement {
  /** Facets or points heard in these words. */
  readonly facets: readonly string[];
  /** Ids of perfect rules whose utterance or keywords were heard. */
  readonly perfects: readonly string[];
  /** Of the question that is asked now. */
  readonly answer: Verdict | null;
  /** The path that was chosen. */
  readonly path: string | null;
  /** The words give the reason that opens a closed path. */
  readonly reason: boolean;
  /** The deflection that these words are. */
  readonly deflection: string | null;
  /** The option that was picked: a blueprint item or character id. */
  readonly option: string | null;
}

/** The director's answer: data, never trusted further than the rules allow. */
export interface Proposal {
  readonly judgement: Judgement;
  readonly lines: readonly SpokenLine[];
}

export type MomentStatus = 'waiting' | 'open' | 'done';

/** A moment of this run. `data` belongs to the moment's type (its own schema). */
export interface PlayedMoment {
  readonly momentId: string;
  readonly status: MomentStatus;
  readonly skipped: boolean;
  readonly outcome: Outcome | null;
  readonly path: string | null;
  /** Heard player turns. */
  readonly turns: number;
  readonly silences: number;
  readonly perfects: number;
  readonly freeHits: number;
  /** 0 to 1, towards the rank; null where the type has none. */
  readonly score: number | null;
  readonly data: unknown;
}

export interface RosterCharacter {
  readonly characterId: string;
  readonly currentAttack: number;
  readonly currentHealth: number;
  readonly maxHealth: number;
  readonly properties: readonly string[];
  readonly cardType: string;
  /** The moment that enrolled it; null: by default or from an earlier run. */
  readonly enrolledInMomentId: string | null;
}

export interface OwnedItem {
  readonly itemId: string;
  readonly source: 'default' | 'granted' | 'inherited_from_previous_run';
  readonly acquiredInMomentId: string | null;
}

/** A run as the law sees it: no row ids, no clock times, no attempts. Its canonical JSON is what the state hash covers. */
export interface RunState {
  readonly storyId: string;
  readonly releaseVersion: number;
  readonly language: Language;
  readonly isTest: boolean;
  readonly loopNumber: number;
  readonly status: 'ongoing' | 'won' | 'lost';
  /** 1 (S) to 7 (F). */
  readonly rank: number | null;
  /** 0 to 100, once ranked. */
  readonly score: number | null;
  readonly interactions: { readonly used: number; readonly max: number };
  /** In the order played; the last one is current. */
  readonly moments: readonly PlayedMoment[];
  readonly facts: readonly string[];
  readonly roster: readonly RosterCharacter[];
  readonly items: readonly OwnedItem[];
  /** What counted before this run began. */
  readonly before: {
    readonly completions: Readonly<Record<string, number>>;
    readonly bestRank: number | null;
  };
}

/** What changed, for events. */
export type Fact =
  | { kind: 'moment_started'; ordinal: number; momentId: string }
  | { kind: 'moment_completed'; ordinal: number; momentId: string; outcome: Outcome; skipped: boolean }
  | { kind: 'run_ended'; status: 'won' | 'lost'; rank: number | null };

/** The rules' share of fabula.frames.v1.GameOutput. */
export interface Output {
  readonly dialogue: string;
  readonly emotion: Emotion;
  readonly completeTheMoment: boolean;
  readonly endOfGame: boolean;
  readonly nextMomentId: string | null;
  readonly wasPerfectAnswer: boolean;
  readonly wasCacheHit: boolean;
  readonly playerFacts: readonly string[];
  readonly isAwarded: boolean;
  readonly awardType: string | null;
  readonly awardId: string | null;
  readonly score: number | null;
  readonly interactionBetSize: number;
  readonly selectedPlayerCharacters: readonly string[];
  readonly loopRank: number | null;
  readonly progress: number | null;
  readonly outcome: Outcome | null;
  readonly notHeard: boolean;
}

/** One decision. `say` are the lines that the law adds after the director's own. */
export interface Decision {
  readonly state: RunState;
  readonly output: Output;
  readonly facts: readonly Fact[];
  readonly say: readonly SpokenLine[];
  /** What this turn newly counted, for a director that chooses its lines afterwards. */
  readonly verdict: TurnVerdict;
}

export interface TurnVerdict {
  readonly newFacets: readonly string[];
  readonly heardBefore: readonly string[];
  readonly perfect: string | null;
  readonly answer: Verdict | null;
  readonly questionId: string | null;
  readonly path: { readonly id: string; readonly state: 'taken' | 'closed' | 'confirm' } | null;
  readonly taught: readonly string[];
}
