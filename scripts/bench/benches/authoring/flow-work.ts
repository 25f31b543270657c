import { EditorState } from '@codemirror/state';
import type { StoryFolder } from '@fabula/story/story-folder';
import { layOut } from '@fabula/web/features/admin/flow/layout/layOut';
import { layable } from '@fabula/web/features/admin/flow/layout/placed';
import { edgesOf, FlowReader, type Readable } from '@fabula/web/features/admin/flow/model';
import { timed } from '../checker/timed.ts';

export interface FlowWork {
  readonly moments: number;
  readonly ways: number;
  /** All files are read for the first time. Of the processor, as what follows. */
  readonly readMs: number;
  /** One file changed. */
  readonly rereadMs: number;
  readonly layoutMs: number;
}

/** What a graph costs before it is drawn: reading the draft, reading it again after a change, laying it out. */
export async function flowWork({ texts }: StoryFolder): Promise<FlowWork> {
  const states = new Map([...texts].map(([path, doc]) => [path, EditorState.create({ doc })]));
  const files = [...states].map(([path, { doc }]) => ({ path, bytes: doc.length }));
  const problems: [] = [];
  const draft: Readable = {
    files: () => files,
    stateOf: (path) => states.get(path),
    problems: () => problems,
  };
  const reader = new FlowReader();
  const first = await timed(async () => reader.read(draft));
  const { moments } = first.result;
  const middle = moments[Math.floor(moments.length / 2)]?.file ?? '';
  const state = states.get(middle);
  if (state) states.set(middle, state.update({ changes: { from: 0, insert: '# changed\n' } }).state);
  const second = await timed(async () => reader.read(draft));
  const layout = await timed(async () => layOut(layable(second.result)));
  return {
    moments: moments.length,
    ways: edgesOf(first.result).length,
    readMs: first.cpuMs,
    rereadMs: second.cpuMs,
    layoutMs: layout.cpuMs,
  };
}
