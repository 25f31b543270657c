import type { BrowserContext, Page } from 'playwright-core';
import { percentile } from '../../stats/spread.ts';

/** What a page's own thread did while somebody worked on it. Milliseconds. */
export interface Watched {
  /** From a key to the frame that shows what it did. */
  readonly keysMs: readonly number[];
  readonly framesMs: readonly number[];
  readonly tasksMs: readonly number[];
  /** From asking the story's worker to its answer. */
  readonly checks: readonly { readonly tier: string; readonly ms: number }[];
}

/** The worker is asked in this page's words (`web/src/workers/messages.ts`): its answers name the question's id. */
const WATCH = `
  window.fabulaWatched = { keysMs: [], framesMs: [], tasksMs: [], checks: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) fabulaWatched.tasksMs.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const afterPaint = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(0);
  });
  addEventListener('keydown', ({ timeStamp }) => afterPaint(() => fabulaWatched.keysMs.push(performance.now() - timeStamp)), true);
  let last = 0;
  requestAnimationFrame(function next(now) {
    if (last > 0) fabulaWatched.framesMs.push(now - last);
    last = now;
    requestAnimationFrame(next);
  });
  const post = Worker.prototype.postMessage;
  const asked = new WeakMap();
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message && message.ask && message.ask.kind === 'check') {
      if (!asked.has(this)) {
        asked.set(this, new Map());
        this.addEventListener('message', ({ data }) => {
          const from = asked.get(this).get(data.id);
          if (from !== undefined) fabulaWatched.checks.push({ tier: data.tier, ms: performance.now() - from });
        });
      }
      asked.get(this).set(message.id, performance.now());
    }
    return post.call(this, message, ...rest);
  };
`;

/** Every page of this context watches itself from its first script on. */
export const watchIn = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: WATCH });

/** What was seen since the page came, or since this was asked for. */
export const seenOn = (page: Page): Promise<Watched> =>
  page.evaluate<Watched>(
    '(() => { const seen = fabulaWatched; window.fabulaWatched = { keysMs: [], framesMs: [], tasksMs: [], checks: [] }; return seen; })()',
  );

export const p95 = (values: readonly number[]): number => percentile(values, 0.95);
export const longest = (values: readonly number[]): number => Math.max(0, ...values);
