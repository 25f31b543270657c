export type Cell = string | number | undefined;

/** A table of text: the first column to the left, numbers to the right, what is not known as a dash. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = [head, ...rows.map((row) => head.map((_, i) => textOf(row[i])))];
  const widths = head.map((_, i) => Math.max(...texts.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((text, i) => (i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0))).join('  ');
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  const [first = [], ...others] = texts;
  return [line(first), rule, ...others.map(line)].map((each) => `  ${each.trimEnd()}`).join('\n');
}

/** Three digits that mean something. */
function textOf(cell: Cell): string {
  if (cell === undefined || (typeof cell === 'number' && !Number.isFinite(cell))) return '-';
  if (typeof cell === 'string') return cell;
  if (Number.isInteger(cell) || Math.abs(cell) >= 1_000) return String(Math.round(cell));
  return cell.toFixed(Math.abs(cell) >= 100 ? 0 : Math.abs(cell) >= 10 ? 1 : 2);
}
