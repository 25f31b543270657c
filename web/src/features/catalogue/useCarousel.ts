import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../lib/reducedMotion.ts';

const TURN_MS = 3000;

/** Who has asked for a slide waits no longer than this for its picture. */
const PATIENCE_MS = 1000;

/**
 * Which of `count` slides is shown; it turns by itself unless paused, looked at, or motion is unwanted. `ready` resolves
 * once a slide can be painted: words and picture change together.
 */
export function useCarousel(count: number, ready: (index: number) => Promise<unknown>) {
  const still = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);
  const asked = useRef(0);
  const newestReady = useRef(ready);
  newestReady.current = ready;
  const turns = playing && !held && !still && count > 1;
  useEffect(() => {
    if (!turns) return;
    const next = (index + 1) % count;
    let left = false;
    const timer = setTimeout(async () => {
      await newestReady.current(next);
      if (!left) setIndex(next);
    }, TURN_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [turns, count, index]);
  const show = async (wanted: number) => {
    asked.current = wanted;
    await Promise.race([ready(wanted), new Promise((late) => setTimeout(late, PATIENCE_MS))]);
    if (asked.current === wanted) setIndex(wanted);
  };
  return {
    index: count > 0 ? index % count : 0,
    playing: playing && !still,
    show,
    toggle: () => setPlaying(!playing),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}
