import { Graph, layout } from '@dagrejs/dagre';
import type { Point } from '../model.ts';
import { type Layable, partsOf } from './parts.ts';
import { GAP, NODE } from './size.ts';

/** Where each node lies, by its upper left corner: from the left to the right, with few crossings. */
export function layOut(graph: Layable): Map<string, Point> {
  const places = new Map<string, Point>();
  for (const part of partsOf(graph)) {
    const own = placesIn(part);
    const by = places.size === 0 ? { x: 0, y: 0 } : behind(places, own, graph);
    for (const [slug, { x, y }] of own) places.set(slug, { x: x + by.x, y: y + by.y });
  }
  return places;
}

function placesIn({ slugs, edges }: Layable): Map<string, Point> {
  const graph = new Graph({ directed: true });
  graph.setGraph({ rankdir: 'LR', nodesep: GAP.y, ranksep: GAP.x });
  for (const slug of slugs) graph.setNode(slug, { ...NODE });
  for (const [from, to] of edges) graph.setEdge(from, to, {});
  layout(graph);
  return new Map(
    slugs.map((slug) => {
      const { x = 0, y = 0 } = graph.node(slug);
      return [slug, { x: Math.round(x - NODE.width / 2), y: Math.round(y - NODE.height / 2) }];
    }),
  );
}

type Placed = ReadonlyMap<string, Point>;

/** How far a part is moved, so that it follows to the right of what is placed, as high as what leads there. */
function behind(places: Placed, part: Placed, { edges }: Layable): Point {
  const right = Math.max(...[...places.values()].map(({ x }) => x));
  const left = Math.min(...[...part.values()].map(({ x }) => x));
  const rises = edges.flatMap(([from, to]) => {
    const [source, target] = [places.get(from), part.get(to)];
    return source && target ? [source.y - target.y] : [];
  });
  const rise = rises.reduce((sum, each) => sum + each, 0) / Math.max(1, rises.length);
  return { x: right + NODE.width + GAP.x - left, y: Math.round(rise) };
}
