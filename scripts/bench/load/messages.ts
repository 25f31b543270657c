import type { OpenLoopResult } from './open-loop.ts';

/** What the generator's process can be asked. Each answer carries the processor time that it took there. */
export interface Asks {
  /** Signs up, begins a run, opens a socket and plays the first start, for so many players. */
  join: { readonly ask: { readonly origin: string; readonly players: number }; readonly answer: null };
  /** Lets the first `actors` of them play, open loop. */
  drive: {
    readonly ask: {
      readonly rate: number;
      readonly turns: number;
      readonly actors: number;
      readonly mostWaiting?: number;
    };
    readonly answer: OpenLoopResult;
  };
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
