import { useId } from 'react';
import { EmotionChip } from './EmotionChip.tsx';
import { Frame } from './Frame.tsx';
import { useNotes } from './Notes.tsx';
import { useEdit } from './useEdit.ts';
import { textOf } from './values.ts';
import type { WidgetProps } from './widget.ts';

/** `sadness 3` */
export function EmotionWidget({ at, value, texts }: WidgetProps) {
  const id = useId();
  const { edit, refusal } = useEdit();
  const notes = useNotes({ at, refusal });
  return (
    <Frame texts={texts} notes={notes} htmlFor={id}>
      <EmotionChip
        id={id}
        described={notes.described}
        emotion={textOf(value)}
        onChange={(emotion) => edit({ kind: 'set', path: at, value: emotion })}
      />
    </Frame>
  );
}
