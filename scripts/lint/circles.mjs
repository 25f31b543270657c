/**
 * Circles of imports, types among them: files that cannot be read one without the other.
 * @param {readonly (readonly [from: string, to: string | undefined])[]} imports
 * @returns {string[][]} one way round for each group of files that lead to each other
 */
export function circlesIn(imports) {
  const next = new Map();
  for (const [from, to] of imports) if (to !== undefined) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set();
  const circles = [];
  for (const start of next.keys()) {
    const circle = walk(start, next, done);
    if (circle) circles.push(circle);
  }
  return circles;
}

/** Goes as deep as it can; what it comes back to while it is still on its way is a circle. */
function walk(file, next, done, way = []) {
  const at = way.indexOf(file);
  if (at >= 0) return [...way.slice(at), file];
  if (done.has(file)) return undefined;
  for (const to of next.get(file) ?? []) {
    const circle = walk(to, next, done, [...way, file]);
    if (circle) {
      for (const one of circle) done.add(one);
      return circle;
    }
  }
  done.add(file);
  return undefined;
}
