/** A window whose person wants what the queries say that they want, and nothing else. */
export function showTo(wants: readonly string[]): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: wants.includes(query),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

/** Nothing moves by itself. */
export const STILL = ['(prefers-reduced-motion: reduce)'];
