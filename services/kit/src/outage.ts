import { monotonicMs } from './clock.ts';
import type { Logger } from './log.ts';

/** What fails for longer is said again so often, so that who looks into the last quarter of an hour finds it. */
const REMIND_MS = 5 * 60_000;

/** A fault that lasts, which is told when it begins and when it is over: what is tried each second would fill the log. */
export class Outage {
  private toldAt: number | undefined;

  constructor(
    private readonly log: Logger | undefined,
    private readonly texts: { readonly lost: string; readonly back: string },
    private readonly now: () => number = monotonicMs,
  ) {}

  failed(details: Readonly<Record<string, unknown>>): void {
    if (this.toldAt !== undefined && this.now() - this.toldAt < REMIND_MS) return;
    this.toldAt = this.now();
    this.log?.warn(details, this.texts.lost);
  }

  over(details: Readonly<Record<string, unknown>> = {}): void {
    if (this.toldAt === undefined) return;
    this.toldAt = undefined;
    this.log?.info(details, this.texts.back);
  }
}
