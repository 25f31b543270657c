import { type ElementType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Loading, Notice } from '../../components/Notice.tsx';
import { Retry } from '../../components/Retry.tsx';
import { useSignInOptionsQuery } from '../../lib/mailedLink/api.ts';
import { type Asked, isWaitedFor, keepAsked, readAsked } from '../../lib/mailedLink/asked.ts';
import { isOutbox } from '../../lib/mailedLink/offered.ts';
import type { Form } from './forms.ts';
import { SignInForms } from './SignInForms.tsx';
import type { Mode } from './useSubmit.ts';
import { CheckMail } from './waiting/CheckMail.tsx';

interface Props {
  initialMode: Mode;
  onSignedIn: () => void;
  /** The page to go on to, for who leaves to sign in by a mail or on another site; without it what the address says. */
  chosen?: string | undefined;
  /** What its surroundings need its heading to be. */
  Heading: ElementType;
  /** It was opened over a page: the first field takes the focus once it is known which one it is. */
  takesFocus?: boolean;
}

/** What somebody comes back to who has waited for a mail: the form that asked for it. */
interface Return {
  readonly form: Form;
  readonly email: string;
}

/** Sign-in and sign-up: exactly the forms that this site's server offers, and the wait for a mail that one of them asked for. */
export function AuthPanel({ initialMode, onSignedIn, chosen, Heading, takesFocus = false }: Props) {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const inviteToken = params.get('invite_token');
  const { data: offered, isError, refetch } = useSignInOptionsQuery({});
  const [asked, setAsked] = useState(readAsked);
  const [back, setBack] = useState<Return>();

  const wait = (next: Asked | undefined) => {
    keepAsked(next);
    setAsked(next);
  };
  if (isError) return <Unreachable onRetry={refetch} />;
  if (!offered) return <Loading />;
  if (isWaitedFor(asked)) {
    const leave = (way: 'different' | 'again') => {
      const email = way === 'again' ? asked.email : '';
      setBack({ form: asked.kind === 'magicLink' ? 'magicLink' : 'signUp', email });
      wait(undefined);
    };
    return <CheckMail {...{ asked, Heading, onSignedIn }} isOutbox={isOutbox(offered)} onBack={leave} />;
  }
  const isAwaited = takesFocus || back !== undefined;
  const forms = {
    isAwaited,
    offered,
    isOutbox: isOutbox(offered),
    inviteToken,
    chosen,
    Heading,
    onSignedIn,
    onAsked: wait,
  };
  return <SignInForms {...forms} first={back?.form ?? firstForm()} email={back?.email ?? ''} />;

  /** An invitation begins with an account that has a password; who could not use a reset link asks for another. */
  function firstForm(): Form {
    if (hash === '#reset' || asked) return 'reset';
    if (hash === '#password') return 'signIn';
    return inviteToken || initialMode === 'signUp' ? 'signUp' : 'magicLink';
  }
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice role="alert">
      <p>{t('common.errors.unavailable')}</p>
      <Retry onRetry={onRetry} />
    </Notice>
  );
}
