import type { ReactFlowInstance } from '@xyflow/react';
import type { MomentNode, WayEdge } from './nodes.ts';

/** Farther away than this one sees that there is much, and reads nothing of it. */
const READABLE = 0.3;
const NEAR = 0.7;
const PADDING = 0.06;

type View = Pick<
  ReactFlowInstance<MomentNode, WayEdge>,
  'fitBounds' | 'getNodes' | 'getNodesBounds' | 'getZoom' | 'setCenter'
>;

/** All of the story, those of its moments as well that are not drawn yet. */
export function showAll({ fitBounds, getNodes, getNodesBounds }: View): Promise<boolean> {
  return fitBounds(getNodesBounds(getNodes()), { padding: PADDING });
}

/** At first all of the story, or of a large one where it begins. */
export async function showFirst(view: View, start: string | undefined): Promise<void> {
  await showAll(view);
  const node = view.getNodes().find(({ id }) => id === start);
  if (!node || view.getZoom() >= READABLE) return;
  const { x, y } = node.position;
  await view.setCenter(x + (node.width ?? 0), y + (node.height ?? 0) / 2, { zoom: NEAR });
}
