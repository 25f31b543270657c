import { yaml } from '@codemirror/lang-yaml';
import { syntaxHighlighting } from '@codemirror/language';
import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { getNonce } from 'get-nonce';
import { useEffect, useRef } from 'react';
import { COLOURS, THEME } from '../text/theme.ts';

interface Props {
  before: string;
  after: string;
  label: string;
}

/** Two states of a text: lines that went and lines that came, with those around them. */
export default function DiffView({ before, after, label }: Props) {
  const parent = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!parent.current) return undefined;
    const view = new EditorView({
      parent: parent.current,
      doc: after,
      extensions: [
        EditorView.cspNonce.of(getNonce() ?? ''),
        EditorState.readOnly.of(true),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        lineNumbers(),
        yaml(),
        syntaxHighlighting(COLOURS),
        THEME,
        unifiedMergeView({
          original: before,
          mergeControls: false,
          collapseUnchanged: { margin: 3, minSize: 6 },
          gutter: true,
        }),
      ],
    });
    return () => view.destroy();
  }, [before, after, label]);
  return <div ref={parent} />;
}
