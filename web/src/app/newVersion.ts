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
    const last = Number(keptByTab.get(RELOADED) ?? 0);
    if (Date.now() - last < PAUSE_MS) return;
    // Where the next page would not know of it, it would load anew for ever.
    if (!keptByTab.set(RELOADED, String(Date.now()))) return;
    event.preventDefault();
    isReloading = true;
    location.reload();
  });
}

/** Whether an error is of a part of the page that could not be fetched. While the page loads anew, every error is. */
export const isUnobtainable = (error: unknown): boolean =>
  isReloading || (typeof error === 'object' && error !== null && unobtainable.has(error));
