import { history, historyField, isolateHistory } from '@codemirror/commands';
import {
  type Annotation,
  type AnnotationType,
  EditorState,
  type Extension,
  Transaction,
} from '@codemirror/state';
import { SPLICE } from './spliced.ts';

// What undoes changes of texts. The text editor's own library comes along, so nobody waits for it who opens a story.
export { isolateHistory, redo, undo } from '@codemirror/commands';

/**
 * Keeps what can be undone of a text from now on, and what was done to it before as if it had been kept from the first.
 * @param before all that was done to the text since it is there, in order
 */
export function historySince(before: readonly Transaction[]): Extension {
  const [first] = before;
  if (!first) return history();
  const { doc, selection } = first.startState;
  const state = before.reduce(doneAgain, EditorState.create({ doc, selection, extensions: history() }));
  const kept = state.field(historyField);
  return [history(), historyField.init(() => kept)];
}

function doneAgain(state: EditorState, done: Transaction): EditorState {
  const { changes, selection } = done;
  const annotations = [
    ...told(done, Transaction.addToHistory),
    ...told(done, Transaction.time),
    ...told(done, Transaction.userEvent),
    ...(done.isUserEvent(SPLICE) ? [isolateHistory.of('full')] : []),
  ];
  return state.update({ changes, annotations, ...(selection && { selection }), filter: false }).state;
}

function told<T>(done: Transaction, type: AnnotationType<T>): Annotation<T>[] {
  const value = done.annotation(type);
  return value === undefined ? [] : [type.of(value)];
}
