import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../lib/reducedMotion.ts';

const TURN_MS = 3000;

/** Which of `count` slides is shown; it turns by itself unless paused, looked at, or motion is unwanted. */
export function useCarousel(count: number) {
  const still = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);
  const turns = playing && !held && !still && count > 1;
  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), TURN_MS);
    return () => clearInterval(timer);
  }, [turns, count]);
  return {
    index: count > 0 ? index % count : 0,
    playing: playing && !still,
    show: setIndex,
    toggle: () => setPlaying(!playing),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}
