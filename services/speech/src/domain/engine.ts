import { type EngineMetrics, type EngineRole, EngineStream } from './engine-stream.ts';
import type { Language } from './language.ts';

/** How good an engine is at a language, in the words of the contract. */
export type Quality = 'floor' | 'good' | 'best' | 'none';
/** What a recogniser understands. */
export type Scope = 'authored_phrases' | 'open' | 'nothing';

export interface Capability {
  readonly quality: Quality;
  readonly scope: Scope;
  /** A code that pages translate: what limits it and how to better it. Empty: nothing to say. */
  readonly note: string;
}

export interface Availability {
  readonly available: boolean;
  /** A code that pages translate. Empty while available. */
  readonly note: string;
}

export type MetricsListener = (metrics: EngineMetrics) => void;

/** Anything that hears, speaks or tells speech from noise. Providers say what they can do and do it in `work`. */
export abstract class Engine<Request, Item> {
  abstract readonly name: string;
  abstract readonly role: EngineRole;

  constructor(private readonly report: MetricsListener = () => {}) {}

  /** What it can do in this language once it is open; undefined if nothing. */
  abstract capability(language: Language): Capability | undefined;

  /** Looks for what the engine needs and warms it up. Throws EngineUnavailable, which is no reason not to start. */
  async open(): Promise<void> {}

  /** Asked now and then while it is open: whether a part that was missing is here by now. */
  async lookAgain(): Promise<void> {}

  /** Ends what the engine keeps running. */
  async close(): Promise<void> {}

  /** Does the work; stops soon after the signal, leaving no process behind. */
  protected abstract work(request: Request, signal: AbortSignal): AsyncIterable<Item>;

  start(request: Request, signal?: AbortSignal): EngineStream<Item> {
    return new EngineStream({
      engine: this.name,
      role: this.role,
      signal,
      work: (inner) => this.work(request, inner),
      report: this.report,
    });
  }
}
