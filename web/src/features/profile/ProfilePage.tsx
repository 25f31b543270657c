import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../components/Brand.tsx';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { useOwnProfileQuery } from '../../components/factor/api.ts';
import { Rest } from '../../components/factor/Rest.tsx';
import { Main } from '../../components/Main.tsx';
import { Loading, Notice } from '../../components/Notice.tsx';
import { useSignOut } from '../../components/useSignOut.ts';
import { factor } from '../../lib/i18n/en/factor.ts';
import { launch } from '../../lib/i18n/en/launch.ts';
import { profile } from '../../lib/i18n/en/profile.ts';
import { useSession } from '../../lib/session/current.ts';
import { Billing } from './Billing.tsx';
import { DeviceSettings } from './DeviceSettings.tsx';
import styles from './ProfilePage.module.css';
import { Security } from './security/Security.tsx';

export const texts = { profile, launch, factor };
export const title = (t: TFunction) => t('profile.title');

export default function ProfilePage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data, error, isError, refetch } = useOwnProfileQuery({}, { refetchOnMountOrArgChange: true });
  const email = data?.profile?.email ?? user?.email ?? '';
  return (
    <div className={styles.page}>
      <header>
        <Brand />
      </header>
      <Main>
        <h1>{t('profile.title')}</h1>
        {!data && !isError && <Loading />}
        {isError && !email && (
          <Notice role="alert">
            <p>{t('profile.failed')}</p>
          </Notice>
        )}
        {(data || (isError && email)) && (
          <>
            <Information email={email} />
            <Settings />
            <Billing />
            {data ? <Security own={data} onChanged={refetch} /> : <Rest error={error} onRetry={refetch} />}
            <DangerZone />
          </>
        )}
      </Main>
    </div>
  );
}

function Information({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <section className={styles.section}>
      <h2>{t('profile.information')}</h2>
      <div className={styles.avatarRow}>
        <span className={styles.avatar} aria-hidden="true">
          {email.charAt(0).toUpperCase()}
        </span>
        <Button disabled>{t('profile.uploadAvatar')}</Button>
      </div>
      <Field label={t('profile.email')} type="email" value={email} disabled readOnly />
      <Field label={t('profile.displayName')} placeholder={t('profile.comingSoon')} disabled readOnly />
    </section>
  );
}

function Settings() {
  const { t } = useTranslation();
  return (
    <section className={styles.section}>
      <h2>{t('profile.settings')}</h2>
      <div className={styles.pair}>
        <Field label={t('profile.password')} type="password" value="••••••••" disabled readOnly />
        <Button disabled>{t('profile.changePassword')}</Button>
      </div>
      <Field label={t('profile.language')} value={t('profile.languageValue')} disabled readOnly />
      <label className={styles.check}>
        <input type="checkbox" disabled />
        {t('profile.updates')}
      </label>
      <DeviceSettings />
    </section>
  );
}

function DangerZone() {
  const { t } = useTranslation();
  const { leave, isBusy, problem } = useSignOut();
  return (
    <section className={styles.section}>
      <h2>{t('profile.danger')}</h2>
      <div className={styles.actions}>
        <Button kind="ghost" disabled={isBusy} onClick={() => void leave()}>
          {t('profile.signOut')}
        </Button>
        <Button disabled title={t('profile.underSecurity')}>
          {t('profile.deleteAccount')}
        </Button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
