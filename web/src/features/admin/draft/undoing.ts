/** What undoes changes of texts. The text editor's own library comes along, so nobody waits for it who opens a story. */
export { history, isolateHistory, redo, undo } from '@codemirror/commands';
