import { blocks } from 'virtual:story-format';
import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { admin } from '../../../lib/i18n/en/admin.ts';
import { AdminShell } from '../shell/AdminShell.tsx';
import { Blocks } from './Blocks.tsx';
import { Codes } from './Codes.tsx';
import styles from './help.module.css';

export const texts = { admin };
export const title = (t: TFunction) => t('admin.help.title');

/** How a story is written: the very page that those read who write stories in folders, and what the checker says. */
export default function HelpPage() {
  const { t } = useTranslation();
  useShownPart();
  const [, ...parts] = blocks;
  const sections = parts.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
  return (
    <AdminShell>
      <div className={styles.page}>
        <h1>{t('admin.help.title')}</h1>
        <p className={styles.intro}>{t('admin.help.intro')}</p>
        <nav aria-label={t('admin.help.parts')} className={styles.parts}>
          <ul>
            {sections.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} lang="en">
                  {text.map((part) => part.text).join('')}
                </a>
              </li>
            ))}
            <li>
              <a href="#codes">{t('admin.help.codes')}</a>
            </li>
          </ul>
        </nav>
        <article className={styles.article}>
          <div lang="en">
            <Blocks blocks={parts} />
          </div>
          <Codes />
        </article>
      </div>
    </AdminShell>
  );
}

/** The page comes after its address: the part that it names is shown then. */
function useShownPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}
