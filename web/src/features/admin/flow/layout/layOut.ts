import { Graph, layout } from '@dagrejs/dagre';
import type { Point } from '../model.ts';
import { GAP, NODE } from './size.ts';

export interface Layable {
  readonly slugs: readonly string[];
  readonly edges: readonly (readonly [from: string, to: string])[];
}

/** Where each node lies, by its upper left corner: from the left to the right, with few crossings. */
export function layOut({ slugs, edges }: Layable): Map<string, Point> {
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
