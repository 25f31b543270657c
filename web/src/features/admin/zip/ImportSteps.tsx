import { type ChangeEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import type { Chosen, useImport } from './useImport.ts';
import styles from './zip.module.css';

interface Props {
  readonly importing: ReturnType<typeof useImport>;
  /** What is asked before it begins, and how it begins. */
  readonly renderChosen: (chosen: Chosen) => ReactNode;
  /** Where to go when it is done. */
  readonly after: ReactNode;
}

/** An import from the choice of its file to what became of it. */
export function ImportSteps({ importing, renderChosen, after }: Props) {
  const { t } = useTranslation();
  const { step, problem, choose } = importing;
  return (
    <>
      {(step.kind === 'choose' || step.kind === 'reading') && (
        <Choose isReading={step.kind === 'reading'} onChoose={choose} />
      )}
      {step.kind === 'chosen' && (
        <>
          <p>{t('admin.zip.holds', { texts: step.story.texts.size, media: step.story.media.size })}</p>
          {renderChosen(step)}
        </>
      )}
      {step.kind === 'working' && <Working {...importing} />}
      {step.kind === 'done' && (
        <>
          <ImportOutcome {...step} />
          {after}
        </>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}

interface ChooseProps {
  readonly isReading: boolean;
  readonly onChoose: (file: File) => void;
}

function Choose({ isReading, onChoose }: ChooseProps) {
  const { t } = useTranslation();
  const id = useId();
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onChoose(file);
    currentTarget.value = '';
  };
  return (
    <>
      <label htmlFor={id} className={styles.file}>
        {t('admin.zip.file')}
        <input id={id} type="file" accept=".zip,application/zip" disabled={isReading} onChange={take} />
      </label>
      <p className={styles.note}>{t('admin.zip.fileHelp')}</p>
      {isReading && <p role="status">{t('admin.zip.reading')}</p>}
    </>
  );
}

/** How far it is. What is being written is not stopped any more. */
function Working({ step, stop }: Props['importing']) {
  const { t } = useTranslation();
  const progress = step.kind === 'working' ? step.progress : undefined;
  const media = progress?.kind === 'media' ? progress : undefined;
  return (
    <div className={styles.working}>
      <p role="status">{t(progress?.kind === 'writing' ? 'admin.zip.writing' : 'admin.zip.sending')}</p>
      <progress aria-label={t('admin.zip.progress')} max={100} value={media?.percent} />
      <p className={styles.note}>{media && t('admin.zip.progressOf', { ...media })}</p>
      <Button kind="ghost" disabled={progress?.kind === 'writing'} onClick={stop}>
        {t('admin.zip.stop')}
      </Button>
    </div>
  );
}
