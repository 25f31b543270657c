import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressConfirm } from '../../../components/AddressConfirm.tsx';
import { Button } from '../../../components/Button.tsx';
import { useWithFactor } from '../../../components/factor/FactorGate.tsx';
import { ShortDialog } from '../../../components/ShortDialog.tsx';
import { errorText } from '../../../lib/api/errorText.ts';
import { useDeleteUserMutation } from '../api.ts';
import type { Person } from './person.ts';

interface Props {
  person: Person;
  onDeleted: () => void;
  onClose: () => void;
}

/** Takes an account away for good, once its address was typed. */
export function DeletePerson({ person: { id: userId, email }, onDeleted, onClose }: Props) {
  const { t } = useTranslation();
  const form = useId();
  const [remove, { error, isLoading }] = useDeleteUserMutation();
  const withFactor = useWithFactor();
  const confirm = async () => {
    const { error: refused } = await withFactor(() => remove({ userId }));
    if (refused) return;
    onDeleted();
    onClose();
  };
  const actions = (
    <>
      <Button kind="bad" type="submit" form={form} disabled={isLoading}>
        {t('team.people.delete')}
      </Button>
      <Button kind="ghost" onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </>
  );
  return (
    <ShortDialog title={t('team.people.deleteTitle')} actions={actions} onClose={onClose}>
      <p>{t('team.people.deleteText', { email })}</p>
      <AddressConfirm
        id={form}
        email={email}
        problem={error && errorText(t, error)}
        onConfirm={() => void confirm()}
      />
    </ShortDialog>
  );
}
