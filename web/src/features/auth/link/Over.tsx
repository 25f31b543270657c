import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { focusOnMount } from '../../../components/focusOnMount.ts';
import { ToCatalogue } from '../../../components/ToCatalogue.tsx';
import { useHere } from '../../../lib/here.ts';
import { useSession } from '../../../lib/session/current.ts';

interface Props {
  title: string;
  text: string;
  /** It was to replace a password. */
  isReset?: boolean;
}

/** A link that does nothing: why, and the way to another one. */
export function Over({ title, text, isReset = false }: Props) {
  const { t } = useTranslation();
  const here = useHere();
  const { user } = useSession();
  return (
    <>
      <header>
        <h1 tabIndex={-1} ref={focusOnMount}>
          {title}
        </h1>
        <p role="alert">{text}</p>
      </header>
      {user ? (
        <ToCatalogue />
      ) : (
        <Link
          to={{ ...here('/login'), hash: isReset ? '#reset' : '' }}
          className={buttonClass({ kind: 'lamp', wide: true })}
        >
          {t('auth.sent.gone.again')}
        </Link>
      )}
    </>
  );
}
