import { wallMs } from '@fabula/kit/clock';

/** How long a server asks to wait, in milliseconds: seconds or a date (RFC 9110, 10.2.3); undefined where it says nothing. */
export function retryAfterMs(header: string | null | undefined, nowMs = wallMs()): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - nowMs : seconds * 1_000;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
