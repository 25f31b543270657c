import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Present } from '../draft/authority.ts';
import { colourOf, initialsOf, OthersContext } from '../presence/people.ts';
import styles from './shell.module.css';

/** Who else has this story open. */
export function Who() {
  const { t } = useTranslation();
  const present = use(OthersContext);
  if (present.length === 0) return null;
  return (
    <ul className={styles.who} aria-label={t('admin.who')}>
      {present.map((one) => (
        <li key={one.clientId} title={placed(one)} style={{ ['--c' as string]: colourOf(one) }}>
          <span aria-hidden="true">{initialsOf(one)}</span>
          <span className="sr">{placed(one)}</span>
        </li>
      ))}
    </ul>
  );
}

const placed = ({ name, path }: Present): string => (path === '' ? name : `${name}, ${path}`);
