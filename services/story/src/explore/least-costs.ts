export interface CostedStep {
  readonly from: string;
  readonly to: string;
  readonly cost: number;
}

/** The least that it costs to come to each place from the nearest of some starts; what cannot be reached is missing. */
export function leastCosts(starts: readonly string[], steps: readonly CostedStep[]): Map<string, number> {
  const from = new Map<string, CostedStep[]>();
  for (const step of steps) from.set(step.from, [...(from.get(step.from) ?? []), step]);
  const found = new Map(starts.map((id) => [id, 0]));
  const waiting = new Set(starts);
  for (const id of waiting) {
    waiting.delete(id);
    for (const { to, cost } of from.get(id) ?? []) {
      const total = (found.get(id) ?? 0) + cost;
      if (total >= (found.get(to) ?? Infinity)) continue;
      found.set(to, total);
      waiting.add(to);
    }
  }
  return found;
}
