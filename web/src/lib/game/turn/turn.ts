// What goes on between the player and the game, as one union: no flag stands beside it.

/** Nothing goes on. */
export interface Idle {
  at: 'idle';
}

/** An input waits for its output, and nothing of its answer is heard yet. A start is an input, too. */
export interface Waiting {
  at: 'waiting';
  inputId: string;
}

/** The player has cut an answer short; its output is still to come, and what is still said of it is read. */
export interface Interrupted {
  at: 'interrupted';
  inputId: string;
}

/** An input came to nothing. */
export interface Failed {
  at: 'failed';
  inputId: string;
  /** The player may send it again. */
  isRetryable: boolean;
}

/** How the newest input stands: what speech and recordings lie over. */
export type Ground = Idle | Waiting | Interrupted | Failed;

/** Sentences of an answer are heard, while its output may still be to come: `under` says so. */
export interface Speaking {
  at: 'speaking';
  /** The input that is answered. */
  of: string;
  /** All that has come of it was heard: a gap between two sentences, where its output is still to come. */
  isPaused: boolean;
  under: Ground;
}

/** The player is asked for the microphone; everything else goes on meanwhile. */
export interface Opening {
  at: 'opening';
  /** Of the answer that is going to be recorded. */
  inputId: string;
  under: Ground | Speaking;
}

/** The player speaks, perhaps into an answer: then its output is still to come, and `under` waits for it. */
export interface Listening {
  at: 'listening';
  /** Of the answer that the page records; undefined: somebody else does (the native shell). */
  inputId: string | undefined;
  under: Ground;
}

export type Turn = Ground | Speaking | Opening | Listening;
export type State = Turn['at'];

/** What the server, or the line to it, tells about inputs. */
export type News =
  | { kind: 'answered'; inputId: string }
  | { kind: 'failed'; inputId: string; isRetryable: boolean }
  /** Something went wrong, and it is not said whether what is waited for will come. */
  | { kind: 'unanswered' }
  /** It was sent again. */
  | { kind: 'retried'; inputId: string };

export type TurnEvent =
  | News
  /** A moment was started. */
  | { kind: 'started'; inputId: string }
  /** The moment on stage was left. */
  | { kind: 'left' }
  /** Words, a choice, or what was recorded elsewhere went out. */
  | { kind: 'sent'; inputId: string }
  /** The player wants to speak: the microphone is asked for, and granted. */
  | { kind: 'asked' | 'granted'; inputId: string }
  /** Recording ends by hand, or because the page is away. The last of what was said is still to come. */
  | { kind: 'stopped' }
  /** All that was said is on its way. */
  | { kind: 'recorded'; inputId: string }
  /** The player speaks into a microphone that is not the page's; nothing has come of it. */
  | { kind: 'elsewhere' | 'cancelled' }
  /** A sentence has come to be said. */
  | { kind: 'line'; inputId: string }
  /** All sentences that came so far were heard; the player does not want to hear the rest. */
  | { kind: 'paused' | 'skipped' };

export const IDLE: Idle = { at: 'idle' };
export const waiting = (inputId: string): Waiting => ({ at: 'waiting', inputId });
