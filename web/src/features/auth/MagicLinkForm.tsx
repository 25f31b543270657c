import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '../../lib/api/call.ts';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { useSendMagicLinkMutation } from '../../lib/mailedLink/api.ts';
import { type Asked, newlyAsked } from '../../lib/mailedLink/asked.ts';
import { AddressForm } from './AddressForm.tsx';
import { mailedNext } from './mailedNext.ts';
import { formProblem } from './problem.ts';
import type { Address } from './schema.ts';

interface Props {
  typed: RefObject<string>;
  hasFocus: boolean;
  /** Where whoever follows the link goes on. */
  next: string;
  onAsked: (asked: Asked) => void;
}

/** Sign-in, and an account for who has none, by a mailed link. */
export function MagicLinkForm({ typed, hasFocus, next, onAsked }: Props) {
  const { t } = useTranslation();
  const [send] = useSendMagicLinkMutation();
  const [problem, setProblem] = useState<string>();
  const submit = async ({ email }: Address) => {
    setProblem(undefined);
    try {
      const sent = await send({ email, language: currentLanguage(), ...mailedNext(next, email) }).unwrap();
      onAsked(newlyAsked({ kind: 'magicLink', email, ...sent }));
    } catch (error) {
      setProblem(formProblem(t, toApiError(error)));
    }
  };
  return <AddressForm {...{ typed, hasFocus, problem }} button={t('auth.sendLink')} onSubmit={submit} />;
}
