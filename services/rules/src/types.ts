import type { BattleOutput } from './moments/battle/output.ts';
import type { EquipOutput } from './moments/equip/output.ts';
import type { UpgradeOutput } from './moments/upgrade/output.ts';
import type { CardType, Property } from './release/cards.ts';
import type { Outcome } from './release/condition.ts';
import type { SpeechAct } from './release/speech-act.ts';
import type { Fit } from './release/task.ts';
import type { Emotion, Language, Localized } from './release/text.ts';

export { SPEECH_ACTS, type SpeechAct } from './release/speech-act.ts';

/** What the player did, after recognition. The rules' part of fabula.frames.v1.GameInput. */
export interface Input {
  readonly kind: 'start_moment' | 'player_answer' | 'player_attack_input' | 'player_defense_input' | 'choice';
  /** What was said or typed; empty: nothing was heard. */
  readonly words: string;
  readonly selectedPath?: string | undefined;
  readonly selectedCharacterIds: readonly string[];
  readonly selectedItemIds: readonly string[];
  /** Set by hand, 0: no bet; null: nothing was set. */
  readonly interactionBetSize: number | null;
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
  /** The same in the story's other language, where the moment shows it to learners. */
  readonly translation?: string;
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
  /** A second path that was named in the same breath. */
  readonly laterPath: string | null;
  /** Characters and items that were named, in order: blueprint ids. */
  readonly characters: readonly string[];
  readonly items: readonly string[];
  /** Who is given which task, in order. */
  readonly assignments: readonly Assignment[];
  /** Of a battle: 0 (careless) to 1, whether it was in the style that was asked for, and against whom. */
  readonly creativity: number | null;
  readonly thematic: boolean;
  readonly target: string | null;
  /** Of a piece of work or a performance, 0 to 100; null: none was heard. */
  readonly quality: number | null;
  readonly property: Property | null;
  readonly difficulty: string | null;
  readonly bet: number | null;
  readonly sacrificed: readonly Property[];
  /** The player does not want to. */
  readonly declined: boolean;
  /** What the words do, whatever they are about; absent: nothing that has a name, or it says nothing. */
  readonly act?: SpeechAct;
  /** The answer that the words ask for: an id among those of the moment; absent: none. */
  readonly told?: string;
}

export interface Assignment {
  readonly task: string;
  /** Blueprint character id. */
  readonly character: string;
  /** The words say why. */
  readonly reason: boolean;
}

/** A moment that an earlier turn passed over, and when: milliseconds since 1970, as the turn log has it. */
export interface RecentSkip {
  readonly momentId: string;
  readonly atMs: number;
}

/** The director's answer: data, never trusted further than the rules allow. */
export interface Proposal {
  readonly judgement: Judgement;
  readonly lines: readonly SpokenLine[];
  /**
   * The engine's word: this may have been misheard and could not be undone, so the lines ask whether it was said. Once: the
   * answer to it decides.
   */
  readonly asksBack?: true;
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
  /** Of a battle that is done: the share of the team's health that was kept, 0 to 1. */
  readonly health?: number;
  /** What was understood and asked back in the turn before; gone with the next answer. */
  readonly askedBack?: Partial<Judgement>;
  /** Hints that were asked for, and how often the last words were asked for again; absent, like the rest: never. */
  readonly helps?: number;
  readonly repeats?: number;
  /** Answers that were told. */
  readonly told?: readonly string[];
  readonly data: unknown;
}

export interface RosterCharacter {
  readonly characterId: string;
  readonly currentAttack: number;
  readonly currentHealth: number;
  readonly maxHealth: number;
  readonly properties: readonly Property[];
  readonly cardType: CardType;
  /** The moment that enrolled it; null: by default or from an earlier run. */
  readonly enrolledInMomentId: string | null;
  /** Its health reached 0: it plays no card for the rest of the run. */
  readonly burnedOut?: true;
  /** A permanent character, who joins every story: all that this story's release does not know. */
  readonly permanent?: PermanentCard;
}

export interface PermanentCard {
  /** Of player_permanent_characters. */
  readonly id: string;
  readonly name: Localized;
  readonly baseAttack: number;
  readonly image: string;
  readonly items: readonly KeptItem[];
}

/** An item with its own numbers, not those of the release. */
export interface CarriedItem {
  readonly name: Localized;
  readonly description: Localized;
  readonly attackBonus: number;
  readonly defenseBonus: number;
  readonly properties: readonly Property[];
  readonly rarity: string;
}

/** An item that a permanent character keeps: it comes along into every story, and cannot be given away. */
export interface KeptItem extends CarriedItem {
  /** Of player_permanent_character_items; absent, like the rest, in runs of before it was told. */
  readonly id?: string;
  /** The blueprint item that it is: while its bearer is in the team, the player has it nowhere else. */
  readonly itemId?: string;
  /** Where its picture is, whatever story is played; '' where it has none. */
  readonly image?: string;
}

export interface OwnedItem {
  readonly itemId: string;
  readonly source: 'default' | 'granted' | 'inherited_from_previous_run';
  readonly acquiredInMomentId: string | null;
  /** The blueprint character who carries it. */
  readonly equippedTo?: string;
  /** Of a dynamic item: what the seed made of its template, whose id is `itemId`. */
  readonly made?: CarriedItem;
}

/**
 * A run as the law sees it: no row ids, no clock times, no attempts. Its canonical JSON is what the state hash covers.
 * A field that is optional is absent where it has nothing to say, so that runs of before it was thought of keep their hash.
 */
export interface RunState {
  /** The edition of the law that decides it; absent: the first. */
  readonly law?: 2 | 3 | 4 | 5;
  readonly storyId: string;
  readonly releaseVersion: number;
  readonly language: Language;
  readonly isTest: boolean;
  /** Of a test run: moments that would be left out are played all the same; absent: as in every run. */
  readonly ignoresSkip?: true;
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
  /** Blueprint characters who were sent away in this run; absent: nobody. */
  readonly gone?: readonly string[];
  /** What counted before this run began. */
  readonly before: {
    readonly completions: Readonly<Record<string, number>>;
    readonly bestRank: number | null;
    /** The player has had this story's golden ticket. */
    readonly hasTicket?: true;
  };
}

/** What changed, for events. */
export type Fact =
  | { kind: 'moment_started'; ordinal: number; momentId: string }
  | { kind: 'moment_completed'; ordinal: number; momentId: string; outcome: Outcome; skipped: boolean }
  | { kind: 'run_ended'; status: 'won' | 'lost'; rank: number | null }
  | { kind: 'ticket_earned' }
  | { kind: 'character_left'; characterId: string }
  | { kind: 'character_burned_out'; characterId: string };

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
  /** What the turn's type adds; ids are blueprint ids. */
  readonly battle?: BattleOutput;
  readonly equip?: EquipOutput;
  readonly upgrade?: UpgradeOutput;
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
  /** What was heard of a piece of work or a performance for the first time. */
  readonly qualities: readonly string[];
  /** Ids of the options that were picked in this turn. */
  readonly picked: readonly string[];
  /** Tasks given out in this turn, with how it suits whom. */
  readonly tasks: readonly { readonly task: string; readonly character: string; readonly fit: Fit }[];
  /** What is still to be said: who, what, how, how much. */
  readonly asks: 'who' | 'what' | 'how' | 'names' | 'tooMany' | 'bet' | 'difficulty' | 'performance' | null;
  /** How a blow went: the player's, then the one that was fended off. */
  readonly blow: 'careless' | 'strong' | 'weak' | 'held' | 'hurt' | null;
  /** What was asked for beside the game and given: nothing else has happened. */
  readonly unpaid: 'help' | 'repeat' | 'answer' | null;
}
