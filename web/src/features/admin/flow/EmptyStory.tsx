import { Link } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { useHere } from '../../../lib/here.ts';
import { adminMedia } from '../../../lib/i18n/en/adminMedia.ts';
import { DrawMissingOf } from '../media/DrawMissing.tsx';
import { HELP_PATH, storyPath } from '../paths.ts';
import styles from './flow.module.css';
import { useFlowState } from './flowContext.ts';

export const texts = { adminMedia };

/** Where the first step is taken. */
const PARTS = ['places', 'characters'] as const;
const STEPS = ['place', 'moment', 'start'] as const;

/** A story that has no moment yet: what to do first. */
export default function EmptyStory() {
  const { draft, words, actions } = useFlowState();
  const { t } = words;
  const here = useHere();
  return (
    <section className={styles.empty}>
      <h2>{t('adminFlow.empty.title')}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>
            {t(`adminFlow.empty.${step}`)}
            {step === 'place' && (
              <span className={styles.ways}>
                {PARTS.map((part) => (
                  <Link key={part} to={here(storyPath(draft.storyId, part))}>
                    {t(`admin.rail.${part}`)}
                  </Link>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p>
        <Link to={here(HELP_PATH)}>{t('admin.help.title')}</Link>
      </p>
      {draft.canEdit && (
        <Button kind="lamp" onClick={() => actions.ask({ kind: 'new' })}>
          {t('adminFlow.empty.make')}
        </Button>
      )}
      <DrawMissingOf draft={draft} explained />
    </section>
  );
}
