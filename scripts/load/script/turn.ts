import type { GameOutput } from '@fabula/web/lib/protocol/frames';

export type Kind = 'start' | 'answer';
/** How an answer is given; a start is none. */
export type Way = 'none' | 'typed' | 'streamed' | 'recorded';

/** 64 kbit/s: what the site's voices are sent as. */
const BYTES_A_MS = 8;

/** One turn as its player has it. */
export class Turn {
  /** When the wait of its player began; of speech: when all was said. */
  sinceMs: number;
  firstWordMs: number | undefined;
  outputMs: number | undefined;
  failure: string | undefined;
  isMomentOver = false;
  transcript = '';
  retries = 0;
  private soundBytes = 0;
  private tellHeard: () => void = () => {};
  private tellOver: () => void = () => {};
  /** Its first sentence is there, or it is over. */
  readonly heard = new Promise<void>((resolve) => {
    this.tellHeard = resolve;
  });
  readonly over = new Promise<void>((resolve) => {
    this.tellOver = resolve;
  });

  constructor(
    readonly inputId: string,
    readonly kind: Kind,
    readonly way: Way,
    dueMs: number,
  ) {
    this.sinceMs = dueMs;
  }

  get soundMs(): number {
    return this.soundBytes / BYTES_A_MS;
  }

  sentence(bytes: number): void {
    this.firstWordMs ??= Date.now();
    this.soundBytes += bytes;
    this.tellHeard();
  }

  ended(output: GameOutput): void {
    this.outputMs = Date.now();
    this.isMomentOver = output.complete_the_moment || output.end_of_game;
    this.finish();
  }

  failed(code: string): void {
    this.failure = code;
    this.finish();
  }

  private finish(): void {
    this.tellHeard();
    this.tellOver();
  }
}
