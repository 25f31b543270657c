import { defaultKeymap, historyKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { getNonce } from 'get-nonce';
import type { DraftStore } from '../draft/store.ts';
import { COLOURS, THEME } from './theme.ts';

interface Furniture {
  /** What the editor is called. */
  readonly label: string;
  readonly canEdit: boolean;
}

/** Whether a text has all that an editor needs. */
const furnished = StateField.define({ create: () => true, update: (value) => value });
const writing = new Compartment();

/** Gives a text of the draft, which has been text alone, what an editor shows of it. */
export function furnish(draft: DraftStore, path: string, { label, canEdit }: Furniture): void {
  const state = draft.stateOf(path);
  if (!state) return;
  const mode = [EditorState.readOnly.of(!canEdit), EditorView.editable.of(true)];
  const effects = state.field(furnished, false)
    ? writing.reconfigure(mode)
    : StateEffect.appendConfig.of([furnished, writing.of(mode), extensions(path, label)]);
  draft.dispatch(path, { effects });
}

function extensions(path: string, label: string): Extension {
  return [
    EditorView.cspNonce.of(getNonce() ?? ''),
    lineNumbers(),
    lintGutter(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    path.endsWith('.yaml') ? yaml() : [],
    indentUnit.of('  '),
    indentOnInput(),
    bracketMatching(),
    search({ top: true }),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
    syntaxHighlighting(COLOURS),
    THEME,
    // Tab leads on to what is next on the page, as everywhere.
    keymap.of([
      ...searchKeymap,
      ...historyKeymap,
      ...lintKeymap.filter(({ key }) => key !== 'F8'),
      ...defaultKeymap,
    ]),
  ];
}
