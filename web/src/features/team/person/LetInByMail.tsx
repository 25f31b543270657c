import { useLetInByMailMutation } from '../api.ts';
import { ConfirmPerson } from './ConfirmPerson.tsx';
import { isLetIn, type Person } from './person.ts';

/** Says for somebody that the mailbox of their account is theirs, or takes that back. */
export function LetInByMail({ person, onClose }: { person: Person; onClose: () => void }) {
  const [letIn, state] = useLetInByMailMutation();
  const withdraws = isLetIn(person);
  const { id: userId, email } = person;
  return (
    <ConfirmPerson
      what={withdraws ? 'letInEnd' : 'letIn'}
      work={() => letIn({ userId, withdraws })}
      {...{ email, state, onClose }}
    />
  );
}
