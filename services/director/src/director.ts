import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import type { Decision, Input, Judgement, RecentSkip, RunState, SpokenLine } from '@fabula/rules/types';

/** What a director knows beside the scene. */
export interface TurnContext {
  readonly release: Release;
  readonly releaseVersion: number;
  readonly state: RunState;
  readonly input: Input;
  /** Of this turn, hexadecimal: the source of all chance. */
  readonly seed: string;
  /** Milliseconds since 1970, stored with the turn. */
  readonly nowMs: number;
  /** What was said in this moment and heard by the player, oldest first. */
  readonly heard: readonly HeardLine[];
  /** Of a start: what this run skipped within the last seconds; null for any other turn. */
  readonly recentSkips: readonly RecentSkip[] | null;
  /** Whose turn this is; absent where no run is kept, as in simulations. */
  readonly turn?: TurnId | undefined;
}

export interface TurnId {
  readonly playerStoryId: string;
  readonly turnNo: number;
  readonly userId: string;
}

export interface HeardLine {
  readonly speaker: 'player' | 'character';
  readonly text: string;
}

/** A line to be spoken at once, or what the player's words amount to (once a turn, anywhere among the lines). */
export type DirectorPart = { readonly kind: 'line'; readonly line: SpokenLine } | JudgementPart;

export interface JudgementPart {
  readonly kind: 'judgement';
  readonly judgement: Judgement;
  /** It would not come out alike a second time: the same words in the same place get it again. */
  readonly isWorthKeeping?: true;
  /** The name of the director, where several are asked. */
  readonly by?: string;
  /** What the rules make of it, where the director has asked them: nobody need ask them again. Lines are no part of it. */
  readonly decision?: Decision;
}

export interface DirectorCapabilities {
  readonly languages: readonly Language[];
  /** The same scene, words and seed give the same parts. */
  readonly isDeterministic: boolean;
}

/** Understands the player and proposes what is said and what the words amount to. The rules decide what comes of it. */
export interface Director {
  readonly name: string;
  readonly capabilities: DirectorCapabilities;
  /**
   * Parts as they come. Throws if it fails or `signal` aborts; what has been yielded by then stands.
   * @param words what the player said, not empty
   */
  direct(scene: Scene, words: string, context: TurnContext, signal: AbortSignal): AsyncIterable<DirectorPart>;
  /**
   * Gets ready for the first words in a scene, a step at a time, each short enough for others' turns to wait for it; absent
   * where there is nothing to get ready. What it does changes no answer.
   */
  prepare?(scene: Scene, context: Pick<TurnContext, 'release' | 'releaseVersion'>): Iterable<void>;
}
