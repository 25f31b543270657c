import { useTranslation } from 'react-i18next';
import { useDraft, useOfDraft } from '../draft/useDraft.ts';

interface Props {
  left: number;
  className?: string | undefined;
}

/** What somebody who writes here has to know first. */
export function Banners({ left, className }: Props) {
  const { t } = useTranslation();
  const { head } = useDraft();
  const saving = useOfDraft((draft) => draft.saving);
  const unsent = useOfDraft((draft) => draft.unsent);
  return (
    <>
      {left > 0 && <p className={className}>{t('admin.banner.left', { count: left })}</p>}
      {head.myRole === 'reader' && <p className={className}>{t('admin.banner.reader')}</p>}
      {saving.kind === 'offline' && (
        <p className={className}>{t('admin.banner.offline', { count: unsent })}</p>
      )}
      {saving.kind === 'locked' && (
        <p className={className} data-kind="bad" role="alert">
          {t('admin.banner.locked')}
        </p>
      )}
    </>
  );
}
