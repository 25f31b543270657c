import { createContext, type RefObject } from 'react';

/** The moment that takes the focus as soon as it is drawn: only what is in sight is. */
export const FocusContext = createContext<RefObject<string | undefined>>({ current: undefined });
