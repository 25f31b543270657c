import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOnMount } from '../../../components/focusOnMount.ts';
import { useSession } from '../../../lib/session/current.ts';
import { Addressed } from '../Addressed.tsx';
import { BeginAnew } from './BeginAnew.tsx';
import { LinkForm } from './LinkForm.tsx';
import { type Ending, Over } from './Over.tsx';
import { useRedeem } from './useRedeem.ts';
import { fieldsOf, type LinkField, type MailedLink, wordsOf } from './wants.ts';

interface Props {
  secret: string;
  link: MailedLink;
  onSignedIn: () => void;
  onWanted: () => void;
}

/** A link that is good: what it is for, who asked for it, and what it wants. */
export function OpenLink({ secret, link, onSignedIn, onWanted }: Props) {
  const { t } = useTranslation();
  const [over, setOver] = useState<{ text: string; ending: Ending }>();
  const onOver = (text: string, ending: Ending) => setOver({ text, ending });
  const { submit, beginAnew, asks, problem } = useRedeem({ secret, onSignedIn, onWanted, onOver });
  const fields = useMemo<readonly LinkField[]>(
    () => (asks === 'code' ? [...fieldsOf(link), 'code'] : fieldsOf(link)),
    [link, asks],
  );
  if (over) {
    const isReset = link.kind === 'LINK_KIND_RESET' && over.ending === 'again';
    return <Over title={t('auth.link.over')} text={over.text} ending={isReset ? 'reset' : over.ending} />;
  }
  if (asks === 'beginAnew') return <BeginAnew email={link.email} problem={problem} onBeginAnew={beginAnew} />;
  const { title, text, button } = wordsOf(link);
  return (
    <>
      <header>
        <h1 tabIndex={-1} ref={fields.length === 0 ? focusOnMount : undefined}>
          {t(title)}
        </h1>
        <Addressed text={t(text, { email: link.email })} email={link.email} />
        <Whence fields={fields} askedFrom={link.askedFrom} />
        <Replaced email={link.email} />
      </header>
      <LinkForm {...{ fields, problem }} email={link.email} button={t(button)} onSubmit={submit} />
    </>
  );
}

/** Where a link was asked for that is opened in another browser. */
function Whence({ fields, askedFrom: browser }: { fields: readonly LinkField[]; askedFrom: string }) {
  const { t } = useTranslation();
  const isElsewhere = fields.includes('number');
  return (
    <>
      {isElsewhere && (
        <p>{browser ? t('auth.link.askedFrom', { browser }) : t('auth.link.askedElsewhere')}</p>
      )}
      {fields.includes('password') && <p>{t('auth.link.passwordText')}</p>}
    </>
  );
}

/** Somebody else is signed in here, and will not be. */
function Replaced({ email }: { email: string }) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user || user.email.toLowerCase() === email.toLowerCase()) return null;
  return <p>{t('auth.link.replaces', { email: user.email })}</p>;
}
