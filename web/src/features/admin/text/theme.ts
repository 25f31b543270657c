import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colours of a text; each at least 4.5 : 1 on its ground. */
export const COLOURS = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: '#9fd0ff' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: '#ffcf70' },
  { tag: tags.comment, color: '#a193b4', fontStyle: 'italic' },
  { tag: [tags.heading, tags.strong], fontWeight: '650' },
  { tag: [tags.punctuation, tags.separator, tags.squareBracket, tags.brace], color: '#dccfc6' },
]);

export const THEME = EditorView.theme(
  {
    '&': { height: '100%', backgroundColor: 'var(--ink-950)', color: 'var(--paper)', fontSize: '0.8125rem' },
    '&.cm-focused': { outline: '2px solid var(--lamp)', outlineOffset: '-2px' },
    '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6' },
    '.cm-content': { caretColor: 'var(--lamp)' },
    '.cm-gutters': { backgroundColor: 'var(--ink-950)', color: '#a294b6', border: '0' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'rgb(255 207 112 / 0.08)' },
    '.cm-tooltip': {
      backgroundColor: 'var(--ink-700)',
      color: 'var(--paper)',
      border: '1px solid var(--line-2)',
    },
    '.cm-panels': { backgroundColor: 'var(--ink-850)', color: 'var(--paper)' },
    '.cm-panel.cm-search input, .cm-panel.cm-search button': { fontSize: '0.875rem' },
    '.cm-matchingBracket': { backgroundColor: 'rgb(255 240 214 / 0.2)' },
    '.cm-searchMatch': { backgroundColor: '#4a3510' },
    '.cm-searchMatch-selected': { backgroundColor: '#a8661d' },
  },
  { dark: true },
);
