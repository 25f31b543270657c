import { useEffect, useEffectEvent } from 'react';
import type { FlowActions } from './flowContext.ts';

interface Does {
  toggleView(): void;
  ask: FlowActions['ask'];
}

/** Keys that mean the same wherever one is on the page, but where one types. */
export function usePageKeys({ toggleView, ask }: Does): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target))
      return;
    if (event.key === 'l') toggleView();
    else if (event.key === '?') ask({ kind: 'keys' });
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest('input, textarea, select, [contenteditable=true], [role=dialog], [role=menu]') !== null
  );
}
