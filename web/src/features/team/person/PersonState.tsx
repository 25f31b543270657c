import { useTranslation } from 'react-i18next';
import { dayOf } from '../day.ts';
import styles from '../TeamPage.module.css';
import { isDisabled, isLetIn, isUnconfirmed, type Person } from './person.ts';

/** Who it is, and how their account stands. */
export function PersonState({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const { t } = useTranslation();
  const { email, createdAt, factors, letInUntil } = person;
  return (
    <>
      <strong>{isOwn ? `${email} (${t('team.people.you')})` : email}</strong>
      {isDisabled(person) && <span className={styles.disabled}>{t('team.people.disabled')}</span>}
      {isUnconfirmed(person) && <span>{t('team.people.unconfirmed')}</span>}
      {isLetIn(person) && <span>{t('team.people.letInUntil', { date: dayOf(letInUntil) })}</span>}
      <span>{t('team.people.since', { date: dayOf(createdAt) })}</span>
      <span>{t(factors.length > 0 ? 'team.people.factor' : 'team.people.noFactor')}</span>
    </>
  );
}
