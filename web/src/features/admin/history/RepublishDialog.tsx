import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { ShortDialog } from '../../../components/ShortDialog.tsx';
import { type Release, useRepublishReleaseMutation } from '../api.ts';
import { useDraft } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';

/** Asks before an earlier release becomes the newest one again. The draft stays as it is. */
export function RepublishDialog({ release, onClose }: { release: Release; onClose: () => void }) {
  const { t } = useTranslation();
  const { storyId } = useDraft();
  const [republish, { isLoading, error }] = useRepublishReleaseMutation();
  const { version } = release;
  const publish = async () => {
    const note = t('admin.releases.againNote', { version });
    const outcome = await republish({ storyId, version, note });
    if (!outcome.error) onClose();
  };
  const actions = (
    <>
      <Button kind="lamp" onClick={publish} disabled={isLoading}>
        {t('admin.releases.again')}
      </Button>
      <Button kind="ghost" onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </>
  );
  return (
    <ShortDialog title={t('admin.releases.againTitle', { version })} actions={actions} onClose={onClose}>
      <p>{t('admin.releases.againText', { version })}</p>
      {error && <p role="alert">{authoringFailure(t, error)}</p>}
    </ShortDialog>
  );
}
