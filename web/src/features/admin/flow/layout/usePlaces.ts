import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { Flow, Point } from '../model.ts';
import { layOutAside } from './layOutAside.ts';
import { layable, type Places, placed } from './placed.ts';

export interface Placing {
  /** Undefined until the story has been laid out once. */
  readonly places: Places | undefined;
  /** It cannot be laid out here. */
  readonly isAway: boolean;
  /** Lays out all of it anew. */
  tidy(): void;
}

/** Where the moments of a story lie: laid out once; what comes later is put beside its origin, what was moved stays there. @param isShown a list needs no places */
export function usePlaces(flow: Flow, isShown: boolean): Placing {
  const [laidOut, setLaidOut] = useState<Places>();
  const [isAway, setAway] = useState(false);
  const tidy = useCallback(() => {
    setAway(false);
    layOutAside(layable(flow)).then(
      // What many nodes are drawn from is worked out bit by bit.
      (found) => startTransition(() => setLaidOut(found)),
      () => setAway(true),
    );
  }, [flow]);
  const isEmpty = flow.moments.length === 0;
  const isWanted = isShown && laidOut === undefined && !isEmpty;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the story lays nothing out anew
  useEffect(() => {
    if (isWanted) tidy();
  }, [isWanted]);
  const places = useMemo(() => {
    if (isEmpty) return new Map<string, Point>();
    return laidOut && placed(flow, withMoved(laidOut, flow));
  }, [flow, laidOut, isEmpty]);
  return { places, isAway, tidy };
}

function withMoved(places: Places, { moved, bySlug }: Flow): Places {
  return new Map([...places, ...[...moved].filter(([slug]) => bySlug.has(slug))]);
}
