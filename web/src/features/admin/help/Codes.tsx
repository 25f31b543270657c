import type { Diagnostic } from '@fabula/story/diagnostics/diagnostic';
import { FAMILIES } from '@fabula/story/diagnostics/diagnostics';
import { useTranslation } from 'react-i18next';
import styles from './help.module.css';

/** All that the checker can say, each with an address of its own: `#FS305`. */
export function Codes() {
  const { t } = useTranslation();
  return (
    <>
      <h2 id="codes">{t('admin.help.codes')}</h2>
      <div lang="en">
        {FAMILIES.map(({ title, about, codes }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <p>{about}</p>
            <dl className={styles.codes}>
              {Object.entries<Diagnostic>(codes).map(([code, diagnostic]) => (
                <div key={code} id={code}>
                  <dt>
                    <code>{code}</code> {diagnostic.title}
                    <small>{t(`admin.problems.${diagnostic.severity}`)}</small>
                  </dt>
                  <dd>
                    {diagnostic.meaning} {diagnostic.mend}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
