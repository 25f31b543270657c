import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { currentLanguage } from '../../../lib/i18n/i18n.ts';
import styles from '../ProfilePage.module.css';
import type { Change, OwnProfile } from './change.ts';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

interface Props {
  own: OwnProfile;
  onBegin: (change: Change) => void;
}

/** How it stands, and what can be changed. */
export function SecurityState({ own, onBegin }: Props) {
  const { t } = useTranslation();
  const [factor] = own.profile?.factors ?? [];
  const left = own.recoveryCodesLeft;
  return (
    <>
      {factor ? (
        <div>
          <strong>{t('profile.security.since', { date: dayOf(factor.createdAt) })}</strong>
          <p className={styles.dim}>{t('profile.security.left', { left })}</p>
        </div>
      ) : (
        <div>
          <strong>{t('profile.security.none')}</strong>
          <p className={styles.dim}>{t('profile.security.what')}</p>
        </div>
      )}
      <div className={styles.actions}>
        {factor ? (
          <>
            <Button onClick={() => onBegin('codes')}>{t('profile.security.codes')}</Button>
            <Button kind="ghost" onClick={() => onBegin('remove')}>
              {t('profile.security.remove')}
            </Button>
          </>
        ) : (
          <Button onClick={() => onBegin('add')}>{t('profile.security.add')}</Button>
        )}
        <SignOutEverywhere />
        <Button kind="ghost" onClick={() => onBegin('close')}>
          {t('profile.security.close')}
        </Button>
      </div>
    </>
  );
}

const dayOf = (at: string) => new Date(at).toLocaleDateString(currentLanguage(), { dateStyle: 'long' });
