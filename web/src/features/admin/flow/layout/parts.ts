/** What is laid out: names, and which leads to which. */
export interface Layable {
  readonly slugs: readonly string[];
  readonly edges: readonly (readonly [from: string, to: string])[];
}

/** A smaller story is laid out as a whole. */
const LARGE = 150;
/** Moments of a part: fewer are not worth a cut. */
const LEAST = 24;

/**
 * A large story in parts that follow each other: cut where all of it leads through one moment, which begins the next part. What
 * laying out costs grows faster than what is laid out.
 */
export function partsOf(graph: Layable): Layable[] {
  const all = new Set(graph.slugs);
  if (all.size < LARGE) return [graph];
  const ways = waysOf(graph.edges);
  const cuts = graph.slugs
    .flatMap((slug) => (isThrough(slug, ways.to) ? (cutAt(slug, graph, ways) ?? []) : []))
    .sort((a, b) => b.after.size - a.after.size);
  const parts: Layable[] = [];
  let rest: ReadonlySet<string> = all;
  for (const { slug, after } of cuts) {
    if (!rest.has(slug) || after.size < LEAST || rest.size - after.size < LEAST) continue;
    const before = rest;
    parts.push(within(graph, (each) => before.has(each) && !after.has(each)));
    rest = after;
  }
  const last = rest;
  return [...parts, within(graph, (each) => last.has(each))];
}

type Ways = ReadonlyMap<string, readonly string[]>;

interface BothWays {
  readonly from: Ways;
  readonly to: Ways;
}

function waysOf(edges: Layable['edges']): BothWays {
  const [from, to] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const [source, target] of edges) {
    from.set(source, [...(from.get(source) ?? []), target]);
    to.set(target, [...(to.get(target) ?? []), source]);
  }
  return { from, to };
}

const isThrough = (slug: string, to: Ways): boolean => (to.get(slug) ?? []).length > 0;

/** What comes after a moment, if all of the rest leads there or nowhere, and nothing leads past it. */
function cutAt(slug: string, { slugs, edges }: Layable, { from, to }: BothWays) {
  const after = reached(slug, from);
  if (edges.some(([source, target]) => target !== slug && after.has(target) && !after.has(source)))
    return undefined;
  const before = reached(slug, to);
  const isCut = slugs.every((each) => after.has(each) || before.has(each) || !from.has(each));
  return isCut ? { slug, after } : undefined;
}

function reached(start: string, ways: Ways): Set<string> {
  const found = new Set([start]);
  for (const slug of found) for (const next of ways.get(slug) ?? []) found.add(next);
  return found;
}

function within({ slugs, edges }: Layable, isIn: (slug: string) => boolean): Layable {
  return { slugs: slugs.filter(isIn), edges: edges.filter(([from, to]) => isIn(from) && isIn(to)) };
}
