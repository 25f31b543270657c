import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressConfirm } from '../../../components/AddressConfirm.tsx';
import { Button } from '../../../components/Button.tsx';
import { useWithFactor } from '../../../components/factor/FactorGate.tsx';
import { ProveAgain } from '../../../components/factor/ProveAgain.tsx';
import { toApiError } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/errorText.ts';
import { currentLanguage } from '../../../lib/i18n/i18n.ts';
import { useCloseAccountMutation } from './api.ts';

interface Props {
  email: string;
  onClosed: () => void;
}

/** The end of an account, once its address was typed and its owner has shown who they are. */
export function CloseAccount({ email, onClosed }: Props) {
  const { t } = useTranslation();
  const form = useId();
  const [close, { error, isLoading }] = useCloseAccountMutation();
  const withFactor = useWithFactor();
  const confirm = async () => {
    const { error: refused } = await withFactor(() => close({ language: currentLanguage() }));
    if (!refused) onClosed();
  };
  if (error && toApiError(error).reason === 'PROOF_TOO_OLD') {
    return <ProveAgain Heading="h3" onProven={() => void confirm()} />;
  }
  return (
    <>
      <h3>{t('profile.security.closeTitle')}</h3>
      <p>{t('profile.security.closeText')}</p>
      <AddressConfirm
        id={form}
        email={email}
        problem={error && errorText(t, error)}
        onConfirm={() => void confirm()}
      />
      <Button kind="bad" wide type="submit" form={form} disabled={isLoading}>
        {isLoading ? t('factor.working') : t('profile.security.closeButton')}
      </Button>
    </>
  );
}
