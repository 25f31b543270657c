import { useEffect, useRef } from 'react';

export interface Keys {
  /** By what `nameOf` calls them. */
  readonly [key: string]: () => void;
}

const nameOf = ({ key, ctrlKey, metaKey }: KeyboardEvent): string =>
  `${ctrlKey || metaKey ? 'Ctrl+' : ''}${key.length === 1 ? key.toLowerCase() : key}`;

/** Keys that hold on the whole page. What a key does, a button does as well. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = Object.hasOwn(latest.current, nameOf(event)) ? latest.current[nameOf(event)] : undefined;
      if (!act || event.altKey) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
