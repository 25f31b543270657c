import { expect, it } from '@jest/globals';
import { MemoryDraft } from '../../../../testing/memoryDraft.ts';
import { FlowReader } from '../model.ts';
import { moved, type Spot } from './move.ts';
import { rowsOf } from './rows.ts';

const texts = ['a: [b, c]', 'b: [c]', 'c: []'].map((line): [string, string] => {
  const [, slug = '', to = ''] = /^(\w): (.*)$/.exec(line) ?? [];
  const list = to.slice(1, -1).split(', ').filter(Boolean);
  return [`moments/${slug}.yaml`, `transitions: [${list.map((each) => `{ to: ${each} }`).join(', ')}]`];
});
const flow = new FlowReader().read(new MemoryDraft({ texts: [...texts, ['story.yaml', 'start: a']] }));
const folded = rowsOf(flow, new Set());
const unfolded = rowsOf(flow, new Set(['a']));
const key = (spot: Spot, pressed: string, rows = folded) => moved(rows, spot, pressed, 5);

it('has a row for each moment, and under an unfolded one a row for each way', () => {
  expect(folded.map((row) => row.key)).toEqual(['a', 'b', 'c']);
  expect(unfolded.map((row) => row.key)).toEqual(['a', 'a transitions.0', 'a transitions.1', 'b', 'c']);
  expect(folded.map((row) => row.isOpen)).toEqual([false, false, undefined]);
  expect(unfolded.slice(0, 3).map(({ position, size }) => [position, size])).toEqual([
    [1, 3],
    [1, 2],
    [2, 2],
  ]);
});

it('keys do what the pattern of a treegrid says', () => {
  expect(key({ row: 'a' }, 'ArrowDown')).toEqual({ spot: { row: 'b', cell: undefined } });
  expect(key({ row: 'a' }, 'ArrowUp')).toEqual({ spot: { row: 'a', cell: undefined } });
  expect(key({ row: 'b', cell: 2 }, 'ArrowDown')).toEqual({ spot: { row: 'c', cell: 2 } });
  expect(key({ row: 'a' }, 'ArrowRight')).toEqual({ unfold: 'a' });
  expect(key({ row: 'a' }, 'ArrowRight', unfolded)).toEqual({ spot: { row: 'a', cell: 0 } });
  expect(key({ row: 'c' }, 'ArrowRight')).toEqual({ spot: { row: 'c', cell: 0 } });
  expect(key({ row: 'c', cell: 4 }, 'ArrowRight')).toEqual({ spot: { row: 'c', cell: 4 } });
  expect(key({ row: 'c', cell: 0 }, 'ArrowLeft')).toEqual({ spot: { row: 'c', cell: undefined } });
  expect(key({ row: 'a' }, 'ArrowLeft', unfolded)).toEqual({ fold: 'a' });
  expect(key({ row: 'a transitions.1' }, 'ArrowLeft', unfolded)).toEqual({ spot: { row: 'a' } });
  expect(key({ row: 'b' }, 'ArrowLeft')).toBeUndefined();
  expect(key({ row: 'a' }, 'End')).toEqual({ spot: { row: 'c', cell: undefined } });
  expect(key({ row: 'a', cell: 1 }, 'End')).toEqual({ spot: { row: 'a', cell: 4 } });
  expect(key({ row: 'c', cell: 1 }, 'Ctrl+Home')).toEqual({ spot: { row: 'a', cell: 1 } });
  expect(key({ row: 'c' }, 'PageUp')).toEqual({ spot: { row: 'a', cell: undefined } });
  expect(key({ row: 'a' }, 'x')).toBeUndefined();
});
