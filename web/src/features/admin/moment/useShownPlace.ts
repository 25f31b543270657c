import type { FieldPath } from '@fabula/story/source-file';
import { type RefObject, useEffect } from 'react';
import { placeName } from '../widgets/paths.ts';

/** Moves the focus to a place of a form, each time that another one is asked for. */
export function useShownPlace(form: RefObject<HTMLElement | null>, place: FieldPath | undefined): void {
  useEffect(() => {
    if (form.current !== null && place !== undefined) focusPlace(form.current, place);
  }, [form, place]);
}

const CONTROLS = 'input, textarea, select, button';

/** To the control of the deepest widget on the path. */
function focusPlace(form: HTMLElement, place: FieldPath): void {
  const widgets = new Map(
    [...form.querySelectorAll<HTMLElement>('[data-at]')].map((widget) => [widget.dataset.at, widget]),
  );
  const names = place.map((_, at) => placeName(place.slice(0, at + 1))).toReversed();
  const widget = names.map((name) => widgets.get(name)).find((found) => found !== undefined);
  const control = widget?.matches(CONTROLS) ? widget : widget?.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
}
