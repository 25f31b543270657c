import { useState } from 'react';

export type View = 'graph' | 'list';

/** Narrower than this a graph shows too little at once. */
const WIDE = '(min-width: 800px)';

/** What suits the width. */
export const fittingView = (): View => (matchMedia(WIDE).matches ? 'graph' : 'list');

/** Graph or list: at first what suits the width, then what was chosen. */
export function useView() {
  const [view, setView] = useState<View>(fittingView);
  return { view, setView };
}
