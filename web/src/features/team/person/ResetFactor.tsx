import { useResetFactorsMutation } from '../api.ts';
import { ConfirmPerson } from './ConfirmPerson.tsx';
import type { Person } from './person.ts';

/** Takes the second factor from somebody who has lost it. */
export function ResetFactor({ person, onClose }: { person: Person; onClose: () => void }) {
  const [reset, state] = useResetFactorsMutation();
  const { id: userId, email } = person;
  return <ConfirmPerson what="reset" work={() => reset({ userId })} {...{ email, state, onClose }} />;
}
