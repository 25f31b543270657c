import { Button } from '../../../components/Button.tsx';
import styles from './flow.module.css';
import { useFlowState } from './flowContext.ts';

const STEPS = ['place', 'moment', 'start'] as const;

/** A story that has no moment yet: what to do first. */
export function EmptyStory() {
  const { draft, words, actions } = useFlowState();
  const { t } = words;
  return (
    <section className={styles.empty}>
      <h2>{t('adminFlow.empty.title')}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`adminFlow.empty.${step}`)}</li>
        ))}
      </ol>
      {draft.canEdit && (
        <Button kind="lamp" onClick={() => actions.ask({ kind: 'new' })}>
          {t('adminFlow.empty.make')}
        </Button>
      )}
    </section>
  );
}
