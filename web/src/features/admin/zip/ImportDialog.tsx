import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { useHere } from '../../../lib/here.ts';
import { storyPath } from '../paths.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { NewStoryForm } from './NewStoryForm.tsx';
import { useImport } from './useImport.ts';
import { useNewStory } from './useNewStory.ts';
import { ZipDialog } from './ZipDialog.tsx';

/** A story from an archive becomes a new one. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const here = useHere();
  const navigate = useNavigate();
  const importing = useImport();
  const { storyId, takenId, last, target } = useNewStory();
  return (
    <ZipDialog title={t('admin.zip.importTitle')} importing={importing} onClose={onClose}>
      <ImportSteps
        importing={importing}
        renderChosen={(chosen) => (
          <NewStoryForm
            {...{ chosen, takenId, last }}
            onBegin={(called) => void importing.bring(chosen, target(called))}
            onClose={onClose}
          />
        )}
        after={
          <Button kind="lamp" onClick={() => navigate(here(storyPath(storyId)))}>
            {t('admin.zip.open')}
          </Button>
        }
      />
    </ZipDialog>
  );
}
