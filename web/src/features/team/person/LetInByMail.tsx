import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../components/Confirm.tsx';
import { useWithFactor } from '../../../components/factor/FactorGate.tsx';
import { errorText } from '../../../lib/api/errorText.ts';
import { useLetInByMailMutation } from '../api.ts';
import type { Person } from './person.ts';

interface Props {
  person: Person;
  onClose: () => void;
}

/** Says for somebody that the mailbox of their account is theirs. */
export function LetInByMail({ person: { id, email }, onClose }: Props) {
  const { t } = useTranslation();
  const [letIn, { error, isLoading }] = useLetInByMailMutation();
  const withFactor = useWithFactor();
  const confirm = async () => {
    const { error: refused } = await withFactor(() => letIn({ userId: id }));
    if (!refused) onClose();
  };
  return (
    <Confirm
      title={t('team.people.letInTitle')}
      text={t('team.people.letInText', { email })}
      confirm={t('team.people.letIn')}
      busy={isLoading}
      problem={error && errorText(t, error)}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
