import { EditorView } from '@codemirror/view';

/** Puts the cursor where a line's words begin, and the line in the middle. */
export function selectLine(view: EditorView, number: number): void {
  const at = wordsOf(view, number);
  view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
  view.focus();
}

/** Puts a line at the top, and leaves the focus where it is: whoever comes to the text goes on there. */
export function showLine(view: EditorView, number: number): void {
  const at = wordsOf(view, number);
  view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'start' }) });
}

/** Where the words of a line begin; of the last one where there are fewer. */
function wordsOf({ state: { doc } }: EditorView, number: number): number {
  const { from, text } = doc.line(Math.min(Math.max(1, number), doc.lines));
  return from + (text.length - text.trimStart().length);
}
