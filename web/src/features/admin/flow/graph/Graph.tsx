import '@xyflow/react/dist/base.css';
import {
  applyNodeChanges,
  type NodeChange,
  type OnConnectEnd,
  ReactFlow,
  ReactFlowProvider,
} from '@xyflow/react';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { moveMoment } from '../edits/moveMoment.ts';
import { useFlowState } from '../flowContext.ts';
import type { Places } from '../layout/placed.ts';
import { useDistance } from './distance.ts';
import { FocusContext } from './focus.ts';
import { GraphTools } from './GraphTools.tsx';
import styles from './graph.module.css';
import { MomentNode } from './MomentNode.tsx';
import { edgesFor, lit, nodesOf, type MomentNode as Shown, type WayEdge as Way } from './nodes.ts';
import { Overview } from './Overview.tsx';
import { firstView, ZOOM } from './showAll.ts';
import { useGraphKeys } from './useGraphKeys.ts';
import { WayEdge } from './WayEdge.tsx';

const NODE_TYPES = { moment: MomentNode };
const NOWHERE = { clientX: -1, clientY: -1 };
const EDGE_TYPES = { way: WayEdge };
const NO_EDGES: Way[] = [];

/** The story as a graph, to be moved about in, and to be changed. */
export function Graph({ places }: { places: Places }) {
  // What is seen at first depends on its size.
  const [pane, setPane] = useState<HTMLElement | null>(null);
  // Drawn bit by bit: whoever presses something meanwhile is heard.
  const take = useCallback((element: HTMLElement | null) => startTransition(() => setPane(element)), []);
  return (
    <div ref={take} className={styles.graph}>
      <ReactFlowProvider>{pane && <Canvas places={places} pane={pane} />}</ReactFlowProvider>
    </div>
  );
}

function Canvas({ places, pane }: { places: Places; pane: HTMLElement }) {
  const { draft, flow, words } = useFlowState();
  const { nodes, onNodesChange } = useNodes(places);
  const edges = useEdges();
  const isAway = useDistance() === 'away';
  const [first] = useState(() => firstView(nodes, flow.start, pane));
  const wanted = useRef<string>(undefined);
  const onKeyDown = useGraphKeys(places, wanted);
  const { lead, onConnectEnd, onDragged } = useGraphEdits();
  return (
    <FocusContext value={wanted}>
      <ReactFlow
        role="group"
        aria-label={words.t('adminFlow.graphLabel')}
        nodes={nodes}
        edges={isAway ? NO_EDGES : edges}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        onNodesChange={onNodesChange}
        onNodeDragStop={onDragged}
        onConnect={({ source, target }) => void lead(source, target)}
        onConnectEnd={onConnectEnd}
        onKeyDown={onKeyDown}
        nodesDraggable={draft.canEdit}
        nodesConnectable={draft.canEdit}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        deleteKeyCode={null}
        disableKeyboardA11y
        zoomOnDoubleClick={false}
        onlyRenderVisibleElements
        minZoom={ZOOM.least}
        maxZoom={ZOOM.most}
        defaultViewport={first}
      >
        {isAway && <Overview nodes={nodes} edges={edges} />}
        <GraphTools />
      </ReactFlow>
    </FocusContext>
  );
}

/** Nodes where they lie, and while one is dragged where it is. */
function useNodes(places: Places) {
  const state = useFlowState();
  const [nodes, setNodes] = useState<Shown[]>(() => nodesOf(state, places, []));
  const { draft, flow, words, at } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a node is made of, not the object around it
  useEffect(() => setNodes((before) => nodesOf(state, places, before)), [draft, flow, words, at, places]);
  const onNodesChange = useCallback(
    (changes: NodeChange<Shown>[]) => setNodes((before) => applyNodeChanges(changes, before)),
    [],
  );
  return { nodes, onNodesChange };
}

function useEdges() {
  const { flow, words, at } = useFlowState();
  const edges = useMemo(() => edgesFor({ flow, words }), [flow, words]);
  return useMemo(() => lit(edges, at), [edges, at]);
}

function useGraphEdits() {
  const { draft, flow, actions } = useFlowState();
  const lead = async (source: string, target: string) => {
    const [from, to] = [flow.bySlug.get(source), flow.bySlug.get(target)];
    if (!from || !to) return;
    // What writes moments knows all their schemas, and is fetched for the first way.
    const { addWay } = await import('../edits/addWay.ts');
    actions.attempt(from.file, () => addWay(draft, from, to));
  };
  /** A way may be let go anywhere on a moment. */
  const onConnectEnd: OnConnectEnd = (event, { fromNode, isValid }) => {
    const { clientX, clientY } = 'changedTouches' in event ? (event.changedTouches[0] ?? NOWHERE) : event;
    const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.react-flow__node');
    const target = under?.dataset.id;
    if (!isValid && fromNode && target !== undefined && target !== fromNode.id)
      void lead(fromNode.id, target);
  };
  const onDragged = (_: unknown, __: unknown, moved: readonly Shown[]) =>
    actions.attempt('flow.yaml', () => {
      for (const { id, position } of moved) moveMoment(draft, id, position);
    });
  return { lead, onConnectEnd, onDragged };
}
