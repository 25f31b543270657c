import { edgesOf, type Flow, type Point } from '../model.ts';
import type { Layable } from './parts.ts';
import { GAP, NODE } from './size.ts';

export type Places = ReadonlyMap<string, Point>;

const STEP = { x: NODE.width + GAP.x, y: NODE.height + GAP.y } as const;

/** What of a flow is laid out: two ways between the same two count once, and one that leads back to itself not at all. */
export function layable(flow: Flow): Layable {
  const pairs = new Map(
    edgesOf(flow)
      .filter(({ from, way }) => from !== way.to)
      .map(({ from, way }) => [`${from} ${way.to}`, [from, way.to] as const]),
  );
  return { slugs: flow.moments.map(({ slug }) => slug), edges: [...pairs.values()] };
}

/** The same places, and those of moments that have none yet: beside where they come from, on nobody's place. */
export function placed(flow: Flow, places: Places): Places {
  const fresh = flow.moments.filter(({ slug }) => !places.has(slug));
  if (fresh.length === 0) return places;
  const all = new Map(places);
  for (const { slug, from } of fresh) {
    const origin = from.map((each) => all.get(each)).find((point) => point !== undefined);
    all.set(slug, freeFrom(origin ? { x: origin.x + STEP.x, y: origin.y } : below(all), all));
  }
  return all;
}

/** The first free place at this one or under it. */
function freeFrom(wanted: Point, places: Places): Point {
  let { y } = wanted;
  while ([...places.values()].some((other) => isOn({ x: wanted.x, y }, other))) y += STEP.y;
  return { x: wanted.x, y };
}

function isOn(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < NODE.width && Math.abs(a.y - b.y) < NODE.height;
}

/** Under all others. */
function below(places: Places): Point {
  const all = [...places.values()];
  if (all.length === 0) return { x: 0, y: 0 };
  return { x: Math.min(...all.map(({ x }) => x)), y: Math.max(...all.map(({ y }) => y)) + STEP.y };
}
