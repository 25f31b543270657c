import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { toApiError } from '../../../lib/api/call.ts';
import type { Draft } from '../draft/draft.ts';
import type { Content } from '../draft/mediaFile.ts';
import { useForm } from '../widgets/form.ts';
import styles from './media.module.css';
import { coloursOf, missingPictures, type Wanted } from './missing.ts';
import { putPlaceholders } from './placeholders.ts';
import { refusalText } from './said.ts';
import { useFiles } from './useMedia.ts';

interface Props {
  /** Only these, below media/; all that the story lacks where left out. */
  readonly paths?: readonly string[];
  /** Says what it is for, and that nothing is missing. */
  readonly explained?: boolean;
}

/** Draws placeholders on a page with a form. */
export function DrawMissing(props: Props) {
  return <DrawMissingOf {...props} draft={useForm().draft} />;
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'drawing'; readonly done: number; readonly all: number }
  | { readonly kind: 'done'; readonly count: number }
  | { readonly kind: 'failed'; readonly text: string };

/** Draws what is missing as real files, sends them in by the door of uploads, and puts them where they are wanted. */
export function DrawMissingOf({ draft, paths, explained = false }: Props & { readonly draft: Draft }) {
  const { t } = useTranslation();
  useFiles(draft);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const missing = missingPictures(draft).filter(({ path }) => paths?.includes(path) ?? true);
  const isDrawing = state.kind === 'drawing';

  async function draw() {
    const control = new AbortController();
    leaving.current = control;
    const say = (next: State) => !control.signal.aborted && setState(next);
    const pictures = new Map<string, Content>();
    say({ kind: 'drawing', done: 0, all: missing.length });
    try {
      for await (const [path, content] of drawAll(draft, missing, control.signal)) {
        pictures.set(path, content);
        say({ kind: 'drawing', done: pictures.size, all: missing.length });
      }
      say({ kind: 'done', count: pictures.size });
    } catch (error) {
      say({ kind: 'failed', text: t('adminMedia.draw.failed', { text: refusalText(t, toApiError(error)) }) });
    }
    putPlaceholders(draft, pictures);
  }

  if (!draft.canEdit) return null;
  const isNeeded = missing.length > 0 || isDrawing;
  return (
    <div className={styles.draw}>
      {explained && isNeeded && <p className={styles.hint}>{t('adminMedia.draw.help')}</p>}
      {isNeeded && (
        <Button className={styles.choose} disabled={isDrawing} onClick={() => void draw()}>
          {t('adminMedia.draw.go', { count: missing.length })}
        </Button>
      )}
      {explained && !isNeeded && <p className={styles.hint}>{t('adminMedia.draw.none')}</p>}
      <p className={styles.taken} role="status">
        {state.kind === 'drawing' && t('adminMedia.draw.drawing', state)}
        {state.kind === 'done' && t('adminMedia.draw.done', { count: state.count })}
      </p>
      {state.kind === 'failed' && (
        <p className={styles.refused} role="alert">
          {state.text}
        </p>
      )}
    </div>
  );
}

/** One after the other: what draws them is fetched when somebody wants it. */
async function* drawAll(
  draft: Draft,
  missing: readonly Wanted[],
  signal: AbortSignal,
): AsyncGenerator<readonly [path: string, content: Content]> {
  const [{ drawn }, { upload }] = await Promise.all([import('./drawing/draw.ts'), import('./upload.ts')]);
  const colours = coloursOf(draft);
  for (const wanted of missing) {
    const { sha256, bytes } = await upload(await drawn(wanted, colours), { signal });
    yield [wanted.path, { sha256, bytes }] as const;
  }
}
