import type { Edge, Node } from '@xyflow/react';
import type { FlowState } from '../flowContext.ts';
import type { Places } from '../layout/placed.ts';
import { NODE } from '../layout/size.ts';
import { edgesOf, type FlowMoment } from '../model.ts';
import { type Taken, takenWhen } from '../words.ts';
import { cardText } from './card.ts';

export type MomentNode = Node<{ card: string; isStop: boolean }, 'moment'>;
export type WayEdge = Edge<{ labels: string; isLit: boolean; isSkip: boolean }, 'way'>;

/** Middle of its sides: known before a node is drawn, so that ways to nodes out of sight are drawn as well. */
const HANDLES = [
  { id: null, type: 'target', position: 'left', x: 0, y: NODE.height / 2 },
  { id: null, type: 'source', position: 'right', x: NODE.width, y: NODE.height / 2 },
] as const;

/** The nodes of a flow; those that nothing has changed about are the same as before. */
export function nodesOf(state: FlowState, places: Places, before: readonly MomentNode[]): MomentNode[] {
  const known = new Map(before.map((node) => [node.id, node]));
  return state.flow.moments.map((moment) => {
    const node = nodeOf(state, moment, places);
    const old = known.get(moment.slug);
    if (old && isSame(old, node)) return old;
    // While somebody drags it, it is where the hand is.
    return old?.dragging ? { ...old, data: node.data } : { ...old, ...node };
  });
}

function nodeOf(state: FlowState, moment: FlowMoment, places: Places): MomentNode {
  return {
    id: moment.slug,
    type: 'moment',
    position: places.get(moment.slug) ?? { x: 0, y: 0 },
    width: NODE.width,
    height: NODE.height,
    // Nothing about it is to be found out by drawing it.
    measured: { ...NODE },
    handles: HANDLES.map((each) => ({ ...each, width: 1, height: 1 })) as NonNullable<MomentNode['handles']>,
    data: { card: cardText(moment, state), isStop: state.at === moment.slug },
  };
}

function isSame(a: MomentNode, b: MomentNode): boolean {
  const { position: p, data: c } = a;
  const { position: q, data: d } = b;
  return p.x === q.x && p.y === q.y && c.card === d.card && c.isStop === d.isStop;
}

/** What is written at an edge. @param text as `edgesFor` makes it */
export function labelsIn(text: string): Taken[] {
  // Made below, in this page.
  return JSON.parse(text) as Taken[];
}

/** One line for all ways between the same two moments; those of skipped ones are dashed. */
export function edgesFor({ flow, words }: Pick<FlowState, 'flow' | 'words'>): WayEdge[] {
  const found = new Map<string, { source: string; target: string; isSkip: boolean; taken: Taken[] }>();
  for (const { from, way } of edgesOf(flow)) {
    const moment = flow.bySlug.get(from);
    if (moment === undefined) continue;
    const isSkip = way.kind === 'skip';
    const id = `${from} ${way.to}${isSkip ? ' skip' : ''}`;
    const edge = found.get(id) ?? { source: from, target: way.to, isSkip, taken: [] };
    edge.taken.push(takenWhen(way, moment, words));
    found.set(id, edge);
  }
  return [...found].map(([id, { source, target, isSkip, taken }]) => ({
    id,
    source,
    target,
    type: 'way',
    interactionWidth: 0,
    // Each node's name says where it leads.
    domAttributes: { 'aria-hidden': true },
    className: isSkip ? 'skip' : '',
    data: {
      labels: JSON.stringify(taken.filter(({ said, when }) => said + when !== '')),
      isLit: false,
      isSkip,
    },
  }));
}

/** The same, with what leads on from one moment in the light. */
export function lit(edges: readonly WayEdge[], at: string | undefined): WayEdge[] {
  return edges.map((edge) =>
    edge.source === at && edge.data ? { ...edge, data: { ...edge.data, isLit: true } } : edge,
  );
}
