const RELOADED = 'fabula.reloaded';
/** Not again within this time, ms: a file that is gone for good must not turn into a loop. */
const PAUSE_MS = 60_000;

/** A page that outlives a release asks for files that are gone: it loads anew, once. */
export function reloadWhenReplaced(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < PAUSE_MS) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
}
