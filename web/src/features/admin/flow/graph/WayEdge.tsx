import { BaseEdge, EdgeLabelRenderer, type EdgeProps, getBezierPath } from '@xyflow/react';
import { memo } from 'react';
import { useDistance } from './distance.ts';
import styles from './graph.module.css';
import { labelsIn, type WayEdge as Shown } from './nodes.ts';
import { pointOn } from './pointOn.ts';

/** Labels stand nearer to where a way leads, for many begin at one place, and a way back has its own beside. */
const NEARER = 0.6;
/** Of what leads to the same moment when the first one is skipped. */
const BELOW = 30;

/** All ways from one moment to another as one line, with what is said of each. */
export const WayEdge = memo(function WayEdge({ id, data, ...ends }: EdgeProps<Shown>) {
  const [path] = getBezierPath(ends);
  const { x, y } = pointOn(path, NEARER);
  const isNear = useDistance() === 'near';
  const hasLabels = isNear && data !== undefined && data.labels !== '[]';
  return (
    <>
      <BaseEdge id={id} path={path} className={data?.isLit ? styles.lit : styles.way} />
      {hasLabels && <Labels text={data.labels} isLit={data.isLit} x={x} y={y + (data.isSkip ? BELOW : 0)} />}
    </>
  );
});

function Labels({ text, isLit, x, y }: { text: string; isLit: boolean; x: number; y: number }) {
  return (
    <EdgeLabelRenderer>
      <div
        className={styles.label}
        data-lit={isLit}
        aria-hidden="true"
        style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
      >
        {labelsIn(text).map(({ said, when }) => (
          <span key={`${said} ${when}`}>
            {said}
            {said !== '' && when !== '' && ' '}
            {when !== '' && <code>{when}</code>}
          </span>
        ))}
      </div>
    </EdgeLabelRenderer>
  );
}
