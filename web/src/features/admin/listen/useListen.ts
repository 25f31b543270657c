import { useEffect, useRef, useState } from 'react';
import type { VoicedLine } from './line.ts';
import { type Heard, listening, type Tell } from './listening.ts';

/** Lets lines be heard from one place of a page, which makes them silent again when it goes. */
export function useListen() {
  const [heard, setHeard] = useState<Heard>({ kind: 'idle' });
  const [error, setError] = useState<unknown>();
  const tell = useRef<Tell>(setHeard).current;
  useEffect(() => () => listening.stop(tell), [tell]);
  /** The lines are made when they are wanted: what is written changes. */
  const toggle = (lines: () => readonly VoicedLine[]) => {
    setError(undefined);
    if (heard.kind === 'idle') listening.hear(lines(), tell).catch(setError);
    else listening.stop(tell);
  };
  return { heard, error, toggle };
}
