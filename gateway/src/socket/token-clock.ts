import { wallMs } from '@fabula/kit/clock';

/** setTimeout's longest wait. */
const LONGEST_MS = 2 ** 31 - 1;

/** Waits for a token to have been expired for a while. Renewing it starts the wait anew. */
export class TokenClock {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly graceMs: number,
    private readonly onOver: () => void,
  ) {}

  /** `exp`: seconds since 1970. */
  start(exp: number): void {
    this.stop();
    const wait = exp * 1000 + this.graceMs - wallMs();
    this.timer = setTimeout(this.onOver, Math.min(Math.max(wait, 0), LONGEST_MS));
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
