import { useTranslation } from 'react-i18next';
import { Brand } from '../../components/Brand.tsx';
import { changeLanguage } from '../../lib/i18n/i18n.ts';
import { isLanguage, LANGUAGES } from '../../lib/i18n/language.ts';
import styles from './Footer.module.css';

const COMPANY = ['about', 'blog', 'jobs', 'press', 'partners'] as const;

export function Footer() {
  const { t, i18n } = useTranslation();
  return (
    <footer className={styles.foot}>
      <div className={styles.columns}>
        <div>
          <Brand />
          <LanguagePicker />
        </div>
        <div>
          <h2>{t('catalogue.footer.support')}</h2>
          <Closed name="pricing" />
          <Closed name="help" />
          <a href={`/privacy.html?lang=${i18n.language}`}>{t('catalogue.footer.privacy')}</a>
          <a href={`/terms.html?lang=${i18n.language}`}>{t('catalogue.footer.terms')}</a>
        </div>
        <div>
          <h2>{t('catalogue.footer.company')}</h2>
          {COMPANY.map((name) => (
            <Closed key={name} name={name} />
          ))}
        </div>
      </div>
      <span>{t('catalogue.footer.copyright')}</span>
    </footer>
  );
}

/** A page that the company has not opened: words, and no link that leads nowhere. */
function Closed({ name }: { name: (typeof COMPANY)[number] | 'pricing' | 'help' }) {
  const { t } = useTranslation();
  return (
    <span className={styles.closed} title={t('catalogue.footer.soon')}>
      {t(`catalogue.footer.${name}`)}
      <span className="sr"> ({t('catalogue.footer.soon')})</span>
    </span>
  );
}

function LanguagePicker() {
  const { t, i18n } = useTranslation();
  const change = (value: string) => {
    if (isLanguage(value)) void changeLanguage(value);
  };
  return (
    <label className={styles.language}>
      <span className="sr">{t('common.language')}</span>
      <select value={i18n.language} onChange={(event) => change(event.target.value)}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {t(`common.languages.${language}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
