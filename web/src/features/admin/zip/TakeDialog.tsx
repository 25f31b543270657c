import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { useDraft } from '../draft/useDraft.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { type Target, useImport } from './useImport.ts';
import { ZipDialog } from './ZipDialog.tsx';
import styles from './zip.module.css';

/** An archive of the open story becomes what its draft holds. */
export default function TakeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const draft = useDraft();
  const importing = useImport();
  const target = useMemo(
    (): Target => ({
      known: new Set(draft.files().flatMap(({ sha256 }) => sha256 ?? [])),
      open: async ({ story }, { authorityOf }) => {
        await draft.saveNow();
        return { authority: authorityOf(draft.storyId), texts: story.texts };
      },
    }),
    [draft],
  );
  const close = () => {
    // Others' work and what was imported come in alike.
    void draft.pull();
    onClose();
  };
  return (
    <ZipDialog title={t('admin.zip.import')} importing={importing} onClose={close}>
      <ImportSteps
        importing={importing}
        renderChosen={(chosen) =>
          chosen.head.id === draft.storyId ? (
            <>
              <p>{t('admin.zip.takeText')}</p>
              <div className={styles.acts}>
                <Button kind="lamp" onClick={() => void importing.bring(chosen, target)}>
                  {t('admin.zip.begin')}
                </Button>
                <Button kind="ghost" onClick={close}>
                  {t('common.cancel')}
                </Button>
              </div>
            </>
          ) : (
            <p role="alert">{t('admin.zip.other')}</p>
          )
        }
        after={
          <Button kind="lamp" onClick={close}>
            {t('common.close')}
          </Button>
        }
      />
    </ZipDialog>
  );
}
