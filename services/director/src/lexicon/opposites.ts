/** Concepts of which one denies the other: who says "come" has not said "keep away". */
const PAIRS = `
approach away; open shut; give keep; keep flee; give flee; true false; red white; red dark; white dark; begin finish;
good bad; hurry slowly; inward outward; guilty innocent2; small large; remain flee; danger safe; blame innocent;
`;

/** Concepts that say the opposite. */
export const OPPOSITES: ReadonlyMap<string, ReadonlySet<string>> = pairsOf(PAIRS);

/** Of these "not the one" is as good as "the other"; of colours it is not. */
export const CONTRARIES: ReadonlySet<string> = new Set([
  ...[
    'approach',
    'away',
    'open',
    'shut',
    'true',
    'false',
    'hurry',
    'slowly',
    'inward',
    'outward',
    'give',
    'keep',
  ],
]);

function pairsOf(table: string): Map<string, Set<string>> {
  const out = new Map<string, Set<string>>();
  const add = (one: string, other: string) => out.set(one, (out.get(one) ?? new Set()).add(other));
  for (const pair of table.split(';')) {
    const [one = '', other = ''] = pair.trim().split(/\s+/);
    if (one === '' || other === '') continue;
    add(one, other);
    add(other, one);
  }
  return out;
}
