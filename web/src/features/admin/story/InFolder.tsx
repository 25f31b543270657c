import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { hasRole, useSession } from '../../../lib/session/current.ts';
import { useDraft } from '../draft/useDraft.ts';
import styles from './story.module.css';
import { useAdopt } from './useAdopt.ts';

const Closing = lazy(async () => ({ default: (await import('./Closing.tsx')).Closing }));

/** A story that is written in a folder: it can be adopted by the team, and is written here then; players can be kept from beginning it as it is. */
export function InFolder({ onAdopted }: { onAdopted: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { storyId } = useDraft();
  const { adopt, isBusy, problem } = useAdopt(onAdopted);
  return (
    <>
      <Notice>
        <p>{t('admin.folder.text')}</p>
        {hasRole(user, 'team') && (
          <Button kind="lamp" onClick={() => adopt(storyId)} disabled={isBusy}>
            {t('admin.folder.adopt')}
          </Button>
        )}
        {problem && <p role="alert">{problem}</p>}
      </Notice>
      <div className={styles.side}>
        <Suspense fallback={null}>
          <Closing />
        </Suspense>
      </div>
    </>
  );
}
