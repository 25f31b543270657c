import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../components/Confirm.tsx';
import { useWithFactor } from '../../../components/factor/FactorGate.tsx';
import { errorText } from '../../../lib/api/errorText.ts';
import { useSetEnabledMutation } from '../api.ts';
import { isDisabled, type Person } from './person.ts';

interface Props {
  person: Person;
  onClose: () => void;
}

/** Lets somebody in no more, or again. */
export function EnablePerson({ person, onClose }: Props) {
  const { t } = useTranslation();
  const [setEnabled, { error, isLoading }] = useSetEnabledMutation();
  const withFactor = useWithFactor();
  // What was asked, also once the list says that it is done.
  const [isEnabled] = useState(() => isDisabled(person));
  const { id: userId, email } = person;
  const what = isEnabled ? 'enable' : 'disable';
  const confirm = async () => {
    const { error: refused } = await withFactor(() => setEnabled({ userId, isEnabled }));
    if (!refused) onClose();
  };
  return (
    <Confirm
      title={t(`team.people.${what}Title`)}
      text={t(`team.people.${what}Text`, { email })}
      confirm={t(`team.people.${what}`)}
      busy={isLoading}
      problem={error && errorText(t, error)}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
