import { wallMs } from '../clock.ts';
import { keptByTab } from '../storage.ts';

const STORED = 'fabula.asked';
/** As long as a mailed link is good, ms. */
export const GOOD_MS = 15 * 60_000;

/** A mailed link that this tab has asked for and waits for: it is kept, so that a reload does not lose its number. */
export interface Asked {
  readonly kind: 'magicLink' | 'confirmation' | 'reset';
  readonly requestId: string;
  readonly email: string;
  /** What another browser asks for; '' of a gateway of the release before, for all but a magic link. */
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly goodUntil: number;
}

/** One whose page goes on by itself: the page of a new password is where it is chosen. */
export type WaitedFor = Asked & { readonly kind: 'magicLink' | 'confirmation' };

export const isWaitedFor = (asked: Asked | undefined): asked is WaitedFor =>
  asked !== undefined && asked.kind !== 'reset';

export const newlyAsked = (asked: Omit<Asked, 'goodUntil'>): Asked => ({
  ...asked,
  goodUntil: wallMs() + GOOD_MS,
});

/** What this tab waits for; undefined once its time is over. */
export function readAsked(): Asked | undefined {
  try {
    const asked = JSON.parse(keptByTab.get(STORED) ?? '') as Asked;
    return asked.goodUntil > wallMs() ? asked : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined: nothing is waited for any more. */
export function keepAsked(asked: Asked | undefined): void {
  keptByTab.set(STORED, asked ? JSON.stringify(asked) : '');
}
