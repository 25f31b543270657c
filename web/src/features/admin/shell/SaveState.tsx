import type { TFunction } from 'i18next';
import { CircleAlert, Cloud, CloudOff, CloudUpload, LockKeyhole, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Saving } from '../draft/session.ts';
import { useOfDraft } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';
import styles from './shell.module.css';

const ICONS: Readonly<Record<Saving['kind'], LucideIcon>> = {
  saved: Cloud,
  saving: CloudUpload,
  offline: CloudOff,
  refused: CircleAlert,
  locked: LockKeyhole,
};

/** How far what is written here is kept. It is no button: it happens by itself. */
export function SaveState() {
  const { t } = useTranslation();
  const saving = useOfDraft((draft) => draft.saving);
  const unsent = useOfDraft((draft) => draft.unsent);
  const canEdit = useOfDraft((draft) => draft.canEdit);
  const Icon = ICONS[saving.kind];
  if (!canEdit && saving.kind === 'saved') return null;
  return (
    <span className={styles.save} data-kind={saving.kind} role="status">
      <Icon aria-hidden="true" />
      <span>{words(t, saving, unsent)}</span>
    </span>
  );
}

function words(t: TFunction, saving: Saving, unsent: number): string {
  if (saving.kind === 'refused') return authoringFailure(t, saving.error);
  return t(`admin.saving.${saving.kind}`, { count: unsent });
}
