import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../components/Confirm.tsx';
import { useWithFactor } from '../../../components/factor/FactorGate.tsx';
import { errorText } from '../../../lib/api/errorText.ts';
import { useLetInByMailMutation } from '../api.ts';
import { isLetIn, type Person } from './person.ts';

interface Props {
  person: Person;
  onClose: () => void;
}

/** Says for somebody that the mailbox of their account is theirs, or takes that back. */
export function LetInByMail({ person, onClose }: Props) {
  const { t } = useTranslation();
  const [letIn, { error, isLoading }] = useLetInByMailMutation();
  const withFactor = useWithFactor();
  // What was asked, also once the list says that it is done.
  const [withdraws] = useState(() => isLetIn(person));
  const { id: userId, email } = person;
  const what = withdraws ? 'letInEnd' : 'letIn';
  const confirm = async () => {
    const { error: refused } = await withFactor(() => letIn({ userId, withdraws }));
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
