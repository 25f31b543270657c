import { useEffect, useRef } from 'react';
import type { GameSession } from '../../../lib/game/gameSession.ts';
import styles from './LevelRing.module.css';

const RAYS = 56;
const INNER = 44.5;
const REST = 2.5;
const REACH = 13;
/** A speaking voice's RMS is about this; louder fills the ring. */
const FULL_LEVEL = 0.16;
const LOUD = 0.55;

/** Each ray answers a little otherwise, always the same way. */
const share = (i: number): number => 0.35 + 0.65 * Math.abs(Math.sin(i * 1.7) * Math.cos(i * 0.61));

function ray(i: number, level: number): { d: string; loud: boolean } {
  const angle = (i / RAYS) * Math.PI * 2;
  const value = level * share(i);
  const outer = INNER + REST + value * REACH;
  const point = (r: number) => `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  return { d: `M${point(INNER)}L${point(outer)}`, loud: value > LOUD };
}

/** The microphone's level around the button, drawn outside of React ten times a second. */
export function LevelRing({ session }: { session: GameSession | undefined }) {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (!session) return;
    session.onLevel = (level) => {
      const full = Math.min(1, level / FULL_LEVEL);
      svg.current?.querySelectorAll('path').forEach((path, i) => {
        const { d, loud } = ray(i, full);
        path.setAttribute('d', d);
        path.classList.toggle(styles.loud ?? '', loud);
      });
    };
    return () => {
      session.onLevel = () => undefined;
    };
  }, [session]);
  return (
    <svg ref={svg} className={styles.ring} viewBox="-60 -60 120 120" aria-hidden="true">
      {Array.from({ length: RAYS }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rays never change their order
        <path key={i} d={ray(i, 0).d} />
      ))}
    </svg>
  );
}
