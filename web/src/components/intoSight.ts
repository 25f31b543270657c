/** A ref for what keys have come to in a list of its own scroll: it is scrolled to, and nothing is where it was in sight. */
export function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
