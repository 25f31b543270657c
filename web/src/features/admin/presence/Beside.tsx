import { use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Beside.module.css';
import { colourOf, initialsOf, OthersContext } from './people.ts';

interface Props {
  /** The file that they have open. */
  readonly path: string;
  /** In its form; left out: anywhere in it. */
  readonly field?: string | undefined;
}

/** The initials of those who are just there. */
export function Beside({ path, field }: Props) {
  const { t } = useTranslation();
  const here = use(OthersContext).filter(
    (one) => one.path === path && (field === undefined || one.field === field),
  );
  if (here.length === 0) return null;
  return (
    <span className={styles.beside}>
      {here.map((one) => (
        <span key={one.userId} title={one.name} style={{ ['--c' as string]: colourOf(one) }}>
          <span aria-hidden="true">{initialsOf(one)}</span>
          <span className="sr">{t('admin.besides', { name: one.name })}</span>
        </span>
      ))}
    </span>
  );
}
