/** A ref that gives its element the focus as it appears: a new screen begins at what there is to do. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** The same for what takes the place of something longer: it is scrolled to. */
export function showOnMount(element: HTMLElement | null): void {
  element?.focus();
}
