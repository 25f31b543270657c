import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { PageHistory } from './pageHistory.ts';

/** The address of the page: what stands stays until what comes in its place is there. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => new PageHistory());
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setPlace(next))), [history]);
  return (
    <Router location={place} navigator={history}>
      {children}
    </Router>
  );
}
