import type { Block, Inline } from '../src/features/admin/help/blocks.ts';

const MARKED = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g;

/** The Markdown that the project's own pages are written in: headings, lists, tables, code, and marks within a line. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  while (lines.length > 0) {
    const line = lines[0] ?? '';
    if (line.trim() === '') lines.shift();
    else if (line.startsWith('```')) blocks.push(codeOf(lines));
    else if (/^#{1,3} /.test(line)) blocks.push(headingOf(lines.shift() ?? ''));
    else if (line.startsWith('|')) blocks.push(tableOf(taken(lines, (one) => one.startsWith('|'))));
    else if (isItem(line))
      blocks.push({ kind: 'list', items: taken(lines, isItem).map((one) => inline(one.slice(2))) });
    else blocks.push({ kind: 'paragraph', text: inline(taken(lines, isProse).join(' ')) });
  }
  return blocks;
}

const isItem = (line: string) => line.startsWith('- ');
const isProse = (line: string) => line.trim() !== '' && !/^(#{1,3} |\||- |```)/.test(line);

/** Takes lines off the front as long as they are such. */
function taken(lines: string[], isSuch: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !isSuch(line));
  return lines.splice(0, end === -1 ? lines.length : end);
}

function codeOf(lines: string[]): Block {
  lines.shift();
  const text = taken(lines, (line) => !line.startsWith('```')).join('\n');
  lines.shift();
  return { kind: 'code', text };
}

function headingOf(line: string): Block {
  const [, marks = '', written = ''] = /^(#+) (.*)$/.exec(line) ?? [];
  const level = marks.length === 1 ? 1 : marks.length === 2 ? 2 : 3;
  const text = inline(written);
  const id = text.map((part) => part.text).join('');
  return {
    kind: 'heading',
    level,
    id: id
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    text,
  };
}

/** The second line only says how wide columns are. */
function tableOf([head = '', , ...body]: readonly string[]): Block {
  const cellsOf = (line: string) => {
    const cells = line
      .trim()
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/);
    return cells.map((cell) => inline(cell.trim().replaceAll('\\|', '|')));
  };
  return { kind: 'table', rows: [head, ...body].map(cellsOf) };
}

function inline(written: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const { index, 0: all, 1: code, 2: bold, 3: text, 4: to } of written.matchAll(MARKED)) {
    if (index > end) parts.push({ kind: 'text', text: written.slice(end, index) });
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (bold !== undefined) parts.push({ kind: 'bold', text: bold.replaceAll('`', '') });
    else parts.push({ kind: 'link', text: text ?? '', to: to ?? '' });
    end = index + all.length;
  }
  if (end < written.length) parts.push({ kind: 'text', text: written.slice(end) });
  return parts;
}
