import { getBezierPath, Position, useStore, useStoreApi } from '@xyflow/react';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { classes } from '../../../../components/classes.ts';
import { NODE } from '../layout/size.ts';
import colours from '../type.module.css';
import { cardIn } from './card.ts';
import styles from './graph.module.css';
import type { MomentNode, WayEdge } from './nodes.ts';

/** Ways of one line: so many lie beside each other, so that what is out of sight costs nothing. */
const MOST = 32;

interface Props {
  nodes: readonly MomentNode[];
  edges: readonly WayEdge[];
}

/**
 * The whole story for whoever looks from so far away that nobody reads what is on a plate: where moments lie, of what kind they
 * are, and where they lead. It is one picture in the screen's own pixels, which a browser moves without drawing it anew; what is
 * scaled down it draws again with each frame. What is pressed, dragged and focused are the nodes above it, which paint nothing.
 */
export const Overview = memo(function Overview({ nodes, edges }: Props) {
  const picture = useRef<SVGSVGElement>(null);
  const zoom = useStore(({ transform }) => transform[2]);
  useMoved(picture);
  const plates = useMemo(() => platesOf(nodes), [nodes]);
  const lines = useMemo(() => linesOf(nodes, edges), [nodes, edges]);
  return (
    <svg ref={picture} className={styles.overview} aria-hidden="true">
      <g transform={`scale(${zoom})`}>
        {lines.map(({ kind, path }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place in the order
          <path key={at} className={styles.ways} data-kind={kind} d={path} />
        ))}
        {plates.map(([type, path]) => (
          <path key={type} className={classes(styles.plates, colours.colour)} data-type={type} d={path} />
        ))}
      </g>
    </svg>
  );
});

/** Moves it with the graph, without drawing anything of the page anew. */
function useMoved(picture: { readonly current: SVGSVGElement | null }): void {
  const store = useStoreApi();
  useLayoutEffect(() => {
    const move = () => {
      const [x, y] = store.getState().transform;
      // On whole pixels it is as sharp as it was drawn.
      if (picture.current)
        picture.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    };
    move();
    return store.subscribe(move);
  }, [store, picture]);
}

/** Of each type all plates as one. */
function platesOf(nodes: readonly MomentNode[]): [type: string, path: string][] {
  const plates = new Map<string, string>();
  for (const { position, data } of nodes) {
    const type = cardIn(data.card).type ?? 'unknown';
    const plate = `M${position.x} ${position.y}h${NODE.width}v${NODE.height}h${-NODE.width}z`;
    plates.set(type, (plates.get(type) ?? '') + plate);
  }
  return [...plates];
}

type Kind = 'way' | 'skip' | 'lit';

interface Line {
  readonly kind: Kind;
  readonly path: string;
}

function linesOf(nodes: readonly MomentNode[], edges: readonly WayEdge[]): Line[] {
  const places = new Map(nodes.map(({ id, position }) => [id, position]));
  const paths: Record<Kind, string[]> = { way: [], skip: [], lit: [] };
  for (const { source, target, data } of edges) {
    const [from, to] = [places.get(source), places.get(target)];
    if (from && to) paths[data?.isLit ? 'lit' : data?.isSkip ? 'skip' : 'way'].push(pathOf(from, to));
  }
  return [...lined('way', paths.way), ...lined('skip', paths.skip), ...lined('lit', paths.lit)];
}

type Place = MomentNode['position'];

function pathOf(from: Place, to: Place): string {
  const [path] = getBezierPath({
    ...{ sourceX: from.x + NODE.width, sourceY: from.y + NODE.height / 2, sourcePosition: Position.Right },
    ...{ targetX: to.x, targetY: to.y + NODE.height / 2, targetPosition: Position.Left },
  });
  return path;
}

function lined(kind: Kind, paths: readonly string[]): Line[] {
  return Array.from({ length: Math.ceil(paths.length / MOST) }, (_, line) => ({
    kind,
    path: paths.slice(line * MOST, (line + 1) * MOST).join(''),
  }));
}
