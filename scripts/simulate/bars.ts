import { escapeHtml } from './escape-html.ts';

/** In units of the picture, which is as wide as there is room for. */
const WIDTH = 700;
const NAMES = 150;
const NUMBERS = 50;
const ROW = 20;

/** A chart of counts: a bar for each, the longest as wide as there is room for; read out as "name count, …". */
export function bars(title: string, entries: readonly (readonly [string, number])[]): string {
  const most = Math.max(1, ...entries.map(([, value]) => value));
  const rows = entries.map(([name, value], at) => {
    const width = Math.round(((WIDTH - NAMES - NUMBERS) * value) / most);
    const y = at * ROW + 14;
    return `<text x="0" y="${y}">${escapeHtml(name)}</text><rect x="${NAMES}" y="${y - 11}" width="${width}" height="14"/><text x="${NAMES + width + 6}" y="${y}">${value}</text>`;
  });
  const told = entries.map(([name, value]) => `${name} ${value}`).join(', ');
  return `<svg viewBox="0 0 ${WIDTH} ${entries.length * ROW}" role="img" aria-label="${escapeHtml(`${title}: ${told}`)}">${rows.join('')}</svg>`;
}
