import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import styles from './ProfilePage.module.css';

/** Shown only: nothing is sold yet. */
export function Billing() {
  const { t } = useTranslation();
  return (
    <section className={styles.section}>
      <h2>{t('profile.billing')}</h2>
      <div className={styles.plan}>
        <div>
          <strong>{t('profile.freePlan')}</strong>
          <p>{t('profile.perMonth')}</p>
        </div>
        <Button disabled>{t('profile.upgrade')}</Button>
      </div>
      <div className={styles.usage}>
        <progress value={0} max={50} aria-label={t('profile.usageLabel')} />
        <span className="num">{t('profile.usage')}</span>
      </div>
      <p className={styles.dim}>{t('profile.noPayment')}</p>
    </section>
  );
}
