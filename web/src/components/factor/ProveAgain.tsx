import { type ElementType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { errorText } from '../../lib/api/errorText.ts';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { useSendMagicLinkMutation, useSignInOptionsQuery } from '../../lib/mailedLink/api.ts';
import { type Asked, newlyAsked } from '../../lib/mailedLink/asked.ts';
import { canSendLink, isOutbox } from '../../lib/mailedLink/offered.ts';
import { keepReturn } from '../../lib/mailedLink/returnPath.ts';
import { useSession } from '../../lib/session/current.ts';
import { Button } from '../Button.tsx';
import { Loading } from '../Notice.tsx';
import { useProveAgainMutation } from './api.ts';
import styles from './factor.module.css';
import { LinkSent } from './LinkSent.tsx';
import { OneField } from './OneField.tsx';

interface Props {
  Heading?: ElementType;
  onProven: () => void;
}

/** It is still the same person: by the password, or by a link to their address. What is opened by the link goes on at this page. */
export function ProveAgain({ Heading = 'h1', onProven }: Props) {
  const { t } = useTranslation();
  const { data: offered, isError } = useSignInOptionsQuery({});
  const [prove] = useProveAgainMutation();
  const [asked, setAsked] = useState<Asked>();
  const [gone, setGone] = useState<'elsewhere' | 'gone'>();
  if (!offered && !isError) return <Loading />;
  // Of a site that does not say so a password is asked for: the server knows.
  const hasPassword = offered?.password ?? true;
  const hasLink = offered !== undefined && canSendLink(offered);
  const over = (state: 'elsewhere' | 'gone') => {
    setAsked(undefined);
    setGone(state);
  };
  if (offered && asked) {
    return <LinkSent {...{ asked, Heading, onProven }} isOutbox={isOutbox(offered)} onOver={over} />;
  }
  const submit = async (password: string) => {
    await prove({ password }).unwrap();
    onProven();
  };
  return (
    <section className={styles.sheet}>
      <Heading>{t('factor.prove.title')}</Heading>
      {gone && <p role="alert">{t(`factor.prove.${gone}`)}</p>}
      <p>{t(hasPassword ? 'factor.prove.password' : 'factor.prove.link')}</p>
      {hasPassword && (
        <OneField
          label={t('factor.prove.passwordLabel')}
          button={t('factor.prove.go')}
          input={{ type: 'password', autoComplete: 'current-password', maxLength: 128 }}
          onSubmit={submit}
        />
      )}
      {hasLink && <SendLink isOnly={!hasPassword} onAsked={setAsked} />}
    </section>
  );
}

function SendLink({ isOnly, onAsked }: { isOnly: boolean; onAsked: (asked: Asked) => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { pathname } = useLocation();
  const [send, { error, isLoading }] = useSendMagicLinkMutation();
  const email = user?.email ?? '';
  const ask = async () => {
    const { data } = await send({ email, language: currentLanguage(), next: pathname });
    if (!data) return;
    keepReturn({ path: pathname, email });
    onAsked(newlyAsked({ kind: 'magicLink', email, ...data }));
  };
  return (
    <>
      <Button kind={isOnly ? 'lamp' : 'ghost'} wide disabled={isLoading} onClick={() => void ask()}>
        {t(isOnly ? 'factor.prove.onlyLink' : 'factor.prove.orLink')}
      </Button>
      {error && <p role="alert">{errorText(t, error)}</p>}
    </>
  );
}
