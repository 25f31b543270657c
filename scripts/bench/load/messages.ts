import type { ApiCall } from './api-caller.ts';
import type { OpenLoopResult } from './open-loop.ts';

/** A load at a rate. */
export interface Rated {
  /** A second. */
  readonly rate: number;
  readonly turns: number;
}

/** Calls of the API that went with turns. */
export interface BackgroundCalls {
  readonly views: number;
  readonly runs: number;
}

/** What the generator's process can be asked. Each answer carries the processor time that it took there. */
export interface Asks {
  /** Signs up, begins a run, opens a socket and plays the first start, for so many players. */
  join: { readonly ask: { readonly origin: string; readonly players: number }; readonly answer: null };
  /** The first `actors` of them go ahead, each as far as nobody else, one turn after the other. */
  stagger: { readonly ask: { readonly actors: number }; readonly answer: null };
  /** Lets the first `actors` of them play, open loop. */
  drive: {
    readonly ask: Rated & { readonly actors: number; readonly mostWaiting?: number };
    readonly answer: OpenLoopResult & { readonly asked: BackgroundCalls };
  };
  /** Asks the API in the place of playing: views of the first `actors` of them, or new runs of players of their own. */
  call: {
    readonly ask: Rated & { readonly actors: number; readonly call: ApiCall };
    readonly answer: OpenLoopResult;
  };
  /** Opens sockets of the bare chain. */
  joinBare: { readonly ask: { readonly url: string; readonly players: number }; readonly answer: null };
  /** Lets all of them play. */
  driveBare: { readonly ask: Rated; readonly answer: OpenLoopResult };
  /** Signs up a few players with many runs, and opens a socket for each run. */
  crowd: { readonly ask: { readonly origin: string; readonly sockets: number }; readonly answer: null };
  /** Closes all sockets. */
  leave: { readonly ask: null; readonly answer: null };
}

export type AskName = keyof Asks;

export interface Question<N extends AskName = AskName> {
  readonly name: N;
  readonly ask: Asks[N]['ask'];
}

export type Reply<N extends AskName = AskName> =
  | { readonly ok: true; readonly answer: Asks[N]['answer']; readonly cpuMs: number; readonly wallMs: number }
  | { readonly ok: false; readonly error: string };
