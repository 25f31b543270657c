import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/IconButton.tsx';
import { useMembersQuery, useShareStoryMutation } from '../api.ts';
import { useDraft } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';
import { AddressForm } from './AddressForm.tsx';
import { mayGive } from './mayGive.ts';
import styles from './story.module.css';

const ROLES = ['editor', 'reader'] as const;
type Role = (typeof ROLES)[number];

/** With whom the story is shared. Its owner and the team decide that. */
export function Members() {
  const { t } = useTranslation();
  const { storyId, head } = useDraft();
  const { data } = useMembersQuery({ storyId });
  const [share, sharing] = useShareStoryMutation();
  const [leave, leaving] = useShareStoryMutation();
  const [role, setRole] = useState<Role>('editor');
  const id = useId();
  const members = data?.members ?? head.members;
  const may = mayGive(head);
  return (
    <section>
      <h2>{t('admin.members.title')}</h2>
      {members.length === 0 && <p className={styles.note}>{t('admin.members.none')}</p>}
      <ul className={styles.members}>
        {members.map(({ userId, name, role: has }) => (
          <li key={userId}>
            <b>{name || t('admin.members.somebody')}</b>
            <span className={styles.note}>
              {has === 'reader' ? t('admin.members.reader') : t('admin.members.editor')}
            </span>
            {may && (
              <IconButton
                label={t('admin.members.remove', { name: name || t('admin.members.somebody') })}
                disabled={leaving.isLoading}
                onClick={() => leave({ storyId, userId, role: 'none' })}
              >
                <X className="ico" aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {leaving.error && <p role="alert">{authoringFailure(t, leaving.error)}</p>}
      {may && (
        <AddressForm
          label={t('admin.members.email')}
          action={t('admin.members.share')}
          isBusy={sharing.isLoading}
          error={sharing.error}
          onFound={async ({ userId }) => !(await share({ storyId, userId, role })).error}
        >
          <label htmlFor={id}>{t('admin.members.may')}</label>
          <select
            id={id}
            value={role}
            onChange={({ target }) => setRole(target.value === 'reader' ? 'reader' : 'editor')}
          >
            {ROLES.map((one) => (
              <option key={one} value={one}>
                {t(`admin.members.${one}`)}
              </option>
            ))}
          </select>
        </AddressForm>
      )}
    </section>
  );
}
