import { CircleHelp, Languages, Redo2, Undo2 } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { LostText } from '../draft/typedFields.ts';
import controls from '../widgets/controls.module.css';
import { useForm } from '../widgets/form.ts';
import styles from './FilePage.module.css';
import type { Reading } from './reading.ts';

interface Props {
  readonly reading: Reading;
  /** Whether every field says what it is for. */
  readonly explains: boolean;
  readonly onExplain: (explains: boolean) => void;
  readonly onNextGap: () => void;
}

/** What keeps a form from being filled in, its steps back and forth, and how much it explains. */
export function FormState({ reading: { brokenLine, isThere }, explains, onExplain, onNextGap }: Props) {
  const { t } = useTranslation();
  const { draft, file, openText } = useForm();
  if (!isThere) return <p className={styles.banner}>{t('adminForms.deleted', { file })}</p>;
  if (brokenLine !== undefined)
    return (
      <p className={styles.banner} role="alert">
        <span>{t('adminForms.broken')}</span>
        <button type="button" className={controls.quiet} onClick={() => openText([])}>
          {t('adminForms.brokenLine', { line: brokenLine })}
        </button>
      </p>
    );
  // What is around the page says why.
  if (!draft.canEdit) return null;
  return (
    <div className={styles.steps}>
      <button
        type="button"
        className={controls.quiet}
        aria-pressed={explains}
        onClick={() => onExplain(!explains)}
      >
        <CircleHelp className="ico" aria-hidden="true" />
        {t('adminForms.explain')}
      </button>
      <button type="button" className={controls.quiet} onClick={onNextGap}>
        <Languages className="ico" aria-hidden="true" />
        {t('adminForms.nextGap')} <kbd>Alt G</kbd>
      </button>
      <button type="button" className={controls.quiet} onClick={() => draft.undo(file)}>
        <Undo2 className="ico" aria-hidden="true" />
        {t('adminForms.undo')}
      </button>
      <button type="button" className={controls.quiet} onClick={() => draft.redo(file)}>
        <Redo2 className="ico" aria-hidden="true" />
        {t('adminForms.redo')}
      </button>
    </div>
  );
}

/** What was typed into places that somebody took away meanwhile. */
export function Lost({ texts, onClose }: { texts: readonly LostText[]; onClose: () => void }) {
  const { t } = useTranslation();
  if (texts.length === 0) return null;
  return (
    <div className={styles.banner} role="alert">
      {texts.map(({ text, by }) => (
        <Fragment key={text}>
          <p>{by === undefined ? t('adminForms.lost') : t('adminForms.lostBy', { name: by })}</p>
          <blockquote>{text}</blockquote>
        </Fragment>
      ))}
      <button type="button" className={controls.quiet} onClick={onClose}>
        {t('common.close')}
      </button>
    </div>
  );
}
