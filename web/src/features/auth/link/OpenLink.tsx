import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOnMount } from '../../../components/focusOnMount.ts';
import { useSession } from '../../../lib/session/current.ts';
import { Addressed } from '../Addressed.tsx';
import { LinkForm } from './LinkForm.tsx';
import { Over } from './Over.tsx';
import { useRedeem } from './useRedeem.ts';
import { type MailedLink, type Want, wantOf, wordsOf } from './wants.ts';

interface Props {
  secret: string;
  link: MailedLink;
  onSignedIn: () => void;
  onWanted: () => void;
}

/** A link that is good: what it is for, who asked for it, and what it wants. */
export function OpenLink({ secret, link, onSignedIn, onWanted }: Props) {
  const { t } = useTranslation();
  const [over, setOver] = useState<string>();
  const want = wantOf(link);
  const { submit, problem } = useRedeem({ secret, want, onSignedIn, onWanted, onOver: setOver });
  if (over !== undefined) {
    return <Over title={t('auth.link.over')} text={over} isReset={want === 'newPassword'} />;
  }
  const { title, text, button } = wordsOf(link);
  return (
    <>
      <header>
        <h1 tabIndex={-1} ref={want === 'nothing' ? focusOnMount : undefined}>
          {t(title)}
        </h1>
        <Addressed text={t(text, { email: link.email })} email={link.email} />
        <Whence want={want} askedFrom={link.askedFrom} />
        <Replaced email={link.email} />
      </header>
      <LinkForm key={want} {...{ want, problem }} email={link.email} button={t(button)} onSubmit={submit} />
    </>
  );
}

/** Where a link was asked for that is opened in another browser. */
function Whence({ want, askedFrom: browser }: { want: Want; askedFrom: string }) {
  const { t } = useTranslation();
  if (want === 'password') return <p>{t('auth.link.passwordText')}</p>;
  if (want !== 'number') return null;
  return <p>{browser ? t('auth.link.askedFrom', { browser }) : t('auth.link.askedElsewhere')}</p>;
}

/** Somebody else is signed in here, and will not be. */
function Replaced({ email }: { email: string }) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user || user.email.toLowerCase() === email.toLowerCase()) return null;
  return <p>{t('auth.link.replaces', { email: user.email })}</p>;
}
