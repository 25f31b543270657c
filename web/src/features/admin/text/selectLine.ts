import { EditorView } from '@codemirror/view';

/** Puts the cursor where a line's words begin, and the line in the middle. */
export function selectLine(view: EditorView, number: number): void {
  const { doc } = view.state;
  const { from, text } = doc.line(Math.min(Math.max(1, number), doc.lines));
  const at = from + (text.length - text.trimStart().length);
  view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
  view.focus();
}
