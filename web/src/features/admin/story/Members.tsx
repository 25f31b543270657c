import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { useFindAuthorMutation, useMembersQuery, useShareStoryMutation } from '../api.ts';
import { useDraft } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';
import styles from './story.module.css';

const ROLES = ['editor', 'reader'] as const;
type Role = (typeof ROLES)[number];

/** With whom the story is shared. Its owner and the team decide that. */
export function Members() {
  const { t } = useTranslation();
  const { storyId, head } = useDraft();
  const { data } = useMembersQuery({ storyId });
  const [share, { isLoading, error }] = useShareStoryMutation();
  const [find, finding] = useFindAuthorMutation();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const id = useId();
  const members = data?.members ?? head.members;
  const may = head.myRole === 'owner' || head.myRole === 'team';
  const failed = finding.error ?? error;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const found = await find({ email });
    if (!found.data) return;
    const { userId } = found.data;
    if (!(await share({ storyId, userId, role })).error) setEmail('');
  };
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
                disabled={isLoading}
                onClick={() => share({ storyId, userId, role: 'none' })}
              >
                <X className="ico" aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {may && (
        <form className={styles.share} onSubmit={add}>
          <Field
            label={t('admin.members.email')}
            type="email"
            required
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
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
          <Button
            className={styles.small}
            type="submit"
            disabled={isLoading || finding.isLoading || email === ''}
          >
            {t('admin.members.share')}
          </Button>
        </form>
      )}
      {failed && <p role="alert">{authoringFailure(t, failed)}</p>}
    </section>
  );
}
