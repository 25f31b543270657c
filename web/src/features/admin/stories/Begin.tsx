import { FileUp, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { NewStoryDialog } from './NewStoryDialog.tsx';

const ImportDialog = lazy(() => import('../zip/ImportDialog.tsx'));

/** Both ways to another story: a new one, and one from an archive. */
export function Begin() {
  const { t } = useTranslation();
  const [isNew, setNew] = useState(false);
  const [isImport, setImport] = useState(false);
  return (
    <>
      <Button kind="lamp" onClick={() => setNew(true)}>
        <Plus className="ico" aria-hidden="true" />
        {t('admin.stories.new')}
      </Button>
      <Button kind="ghost" onClick={() => setImport(true)}>
        <FileUp className="ico" aria-hidden="true" />
        {t('admin.stories.import')}
      </Button>
      {isNew && <NewStoryDialog onClose={() => setNew(false)} />}
      {isImport && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setImport(false)} />
        </Suspense>
      )}
    </>
  );
}
