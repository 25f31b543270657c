import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { store } from './store.ts';

/** What is below may use the store. Fetched with it: the public catalogue does without. */
export function WithStore({ children }: { children: ReactNode }) {
  return <Provider store={store}>{children}</Provider>;
}
