import { useTranslation } from 'react-i18next';
import styles from './Tickets.module.css';

/** How tickets are earned, for whoever has none. */
export function NoTickets() {
  const { t } = useTranslation();
  return (
    <section className={styles.none}>
      <h3>{t('tickets.empty.title')}</h3>
      <p>{t('tickets.empty.text')}</p>
      <h4>{t('tickets.empty.how')}</h4>
      <ul>
        <li>{t('tickets.empty.complete')}</li>
        <li>{t('tickets.empty.once')}</li>
        <li>{t('tickets.empty.use')}</li>
      </ul>
    </section>
  );
}
