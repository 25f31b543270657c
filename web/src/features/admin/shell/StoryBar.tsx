import { Play, Rocket, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { useDraft, useOfDraft } from '../draft/useDraft.ts';
import { ProblemsButton } from './ProblemsButton.tsx';
import { SaveState } from './SaveState.tsx';
import styles from './shell.module.css';
import { Who } from './Who.tsx';

const PublishDialog = lazy(() => import('../history/PublishDialog.tsx'));
const TestDialog = lazy(() => import('../test/TestDialog.tsx'));

/** The bar of a story: its name, how far it is saved, who is here, what is to mend, and publishing. */
export function StoryBar({ name, onFind }: { name: string; onFind: () => void }) {
  const { t } = useTranslation();
  const draft = useDraft();
  const canEdit = useOfDraft((one) => one.canEdit);
  const [isPublishing, setPublishing] = useState(false);
  const [isTesting, setTesting] = useState(false);
  const isDraft = draft.head.origin === 'draft';
  return (
    <header className={styles.bar}>
      <h1>{name}</h1>
      <span className={styles.room} />
      {isDraft && (
        <>
          <SaveState />
          <Who />
          <ProblemsButton />
          <IconButton
            label={t('admin.find.title')}
            className={styles.icon ?? ''}
            aria-keyshortcuts="Control+K"
            onClick={onFind}
          >
            <Search className="ico" aria-hidden="true" />
          </IconButton>
        </>
      )}
      {isDraft && (
        <Button className={styles.small} kind="lamp" onClick={() => setTesting(true)}>
          <Play className="ico" aria-hidden="true" />
          {t('admin.test.title')}
        </Button>
      )}
      {canEdit && (
        <Button className={styles.small} onClick={() => setPublishing(true)}>
          <Rocket className="ico" aria-hidden="true" />
          <span className={styles.label}>{t('admin.publish.open')}</span>
        </Button>
      )}
      <Suspense fallback={null}>
        {isTesting && <TestDialog onClose={() => setTesting(false)} />}
        {isPublishing && <PublishDialog onClose={() => setPublishing(false)} />}
      </Suspense>
    </header>
  );
}
