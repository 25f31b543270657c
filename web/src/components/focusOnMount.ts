/** A ref that gives its element the focus as it appears: a new screen begins at what there is to do. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
