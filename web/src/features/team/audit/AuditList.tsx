import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import styles from '../TeamPage.module.css';
import { AuditPage } from './AuditPage.tsx';
import { useNames } from './useNames.ts';

/** What was done, the newest first: of everybody, or of one account. */
export function AuditList() {
  const { t } = useTranslation();
  const { people, nameOf } = useNames();
  const [userId, setUserId] = useState('');
  /** Where each page begins: before which row. */
  const [starts, setStarts] = useState<readonly (string | undefined)[]>([undefined]);
  /** Counts how often the list was begun anew. */
  const [look, setLook] = useState(0);
  const begin = (id: string) => {
    setUserId(id);
    setStarts([undefined]);
    setLook(look + 1);
  };
  return (
    <section className={styles.section}>
      <h2>{t('team.audit.title')}</h2>
      <p>{t('team.audit.text')}</p>
      <div className={styles.actions}>
        <label className={styles.choice}>
          {t('team.audit.of')}
          <select className={styles.role} value={userId} onChange={(event) => begin(event.target.value)}>
            <option value="">{t('team.audit.everybody')}</option>
            {people.map(({ id, email }) => (
              <option key={id} value={id}>
                {email}
              </option>
            ))}
          </select>
        </label>
        <Button onClick={() => begin(userId)}>{t('team.audit.update')}</Button>
      </div>
      {starts.map((beforeId, index) => (
        <AuditPage
          key={`${look} ${beforeId}`}
          {...{ userId, beforeId, nameOf }}
          onMore={index === starts.length - 1 ? (last) => setStarts([...starts, last]) : undefined}
        />
      ))}
    </section>
  );
}
