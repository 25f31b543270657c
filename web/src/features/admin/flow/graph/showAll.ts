import { getNodesBounds, getViewportForBounds, type ReactFlowInstance, type Viewport } from '@xyflow/react';
import { NODE } from '../layout/size.ts';
import type { MomentNode, WayEdge } from './nodes.ts';

/** Farther away than this one sees that there is much, and reads nothing of it. */
const READABLE = 0.3;
const NEAR = 0.7;
const PADDING = 0.06;
/** How far away the graph can be looked at, and from how near. */
export const ZOOM = { least: 0.05, most: 1.5 } as const;

type View = Pick<ReactFlowInstance<MomentNode, WayEdge>, 'fitBounds' | 'getNodes' | 'getNodesBounds'>;

/** All of the story, those of its moments as well that are not drawn yet. */
export function showAll({ fitBounds, getNodes, getNodesBounds }: View): Promise<boolean> {
  return fitBounds(getNodesBounds(getNodes()), { padding: PADDING });
}

/** What is seen at first in a pane of this size, px: all of the story, or of a large one where it begins. */
export function firstView(
  nodes: readonly MomentNode[],
  start: string | undefined,
  { clientWidth: width, clientHeight: height }: Pick<Element, 'clientWidth' | 'clientHeight'>,
): Viewport {
  const all = getViewportForBounds(
    getNodesBounds([...nodes]),
    ...([width, height, ZOOM.least, ZOOM.most, PADDING] as const),
  );
  const node = nodes.find(({ id }) => id === start);
  if (!node || all.zoom >= READABLE) return all;
  const { x, y } = node.position;
  return {
    x: Math.round(width / 2 - (x + NODE.width) * NEAR),
    y: Math.round(height / 2 - (y + NODE.height / 2) * NEAR),
    zoom: NEAR,
  };
}
