import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { focusOnMount } from '../../../components/focusOnMount.ts';
import { ToCatalogue } from '../../../components/ToCatalogue.tsx';
import { useHere } from '../../../lib/here.ts';
import { useSession } from '../../../lib/session/current.ts';

/** Where one goes on: to another link, to another one for a new password, to the password. */
export type Ending = 'again' | 'reset' | 'password';

interface Props {
  title: string;
  text: string;
  ending?: Ending;
}

const HASHES: Readonly<Record<Ending, string>> = { again: '', reset: '#reset', password: '#password' };

/** A link that does nothing: why, and the way on. */
export function Over({ title, text, ending = 'again' }: Props) {
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
          to={{ ...here('/login'), hash: HASHES[ending] }}
          className={buttonClass({ kind: 'lamp', wide: true })}
        >
          {t(ending === 'password' ? 'auth.usePassword' : 'auth.sent.gone.again')}
        </Link>
      )}
    </>
  );
}
