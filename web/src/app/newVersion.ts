import { wallMs } from '../lib/clock.ts';
import { keptByTab } from '../lib/storage.ts';

const RELOADED = 'fabula.reloaded';
/** Not again within this time, ms: a file that is gone for good must not turn into a loop. */
const PAUSE_MS = 60_000;

const unobtainable = new WeakSet<object>();
let isReloading = false;

/** A page that outlives a release asks for files that are gone: it loads anew, once. */
export function reloadWhenReplaced(): void {
  window.addEventListener('vite:preloadError', (event) => {
    unobtainable.add(event.payload);
    // The next page has another clock of its own; where the device's was set back, nothing is known of that time.
    const ago = wallMs() - Number(keptByTab.get(RELOADED) ?? 0);
    if (ago >= 0 && ago < PAUSE_MS) return;
    // Where the next page would not know of it, it would load anew for ever.
    if (!keptByTab.set(RELOADED, String(wallMs()))) return;
    event.preventDefault();
    isReloading = true;
    location.reload();
  });
}

/** Whether an error is of a part of the page that could not be fetched. While the page loads anew, every error is. */
export const isUnobtainable = (error: unknown): boolean =>
  isReloading || (typeof error === 'object' && error !== null && unobtainable.has(error));
