import { useSetEnabledMutation } from '../api.ts';
import { ConfirmPerson } from './ConfirmPerson.tsx';
import { isDisabled, type Person } from './person.ts';

/** Lets somebody in no more, or again. */
export function EnablePerson({ person, onClose }: { person: Person; onClose: () => void }) {
  const [setEnabled, state] = useSetEnabledMutation();
  const isEnabled = isDisabled(person);
  const { id: userId, email } = person;
  return (
    <ConfirmPerson
      what={isEnabled ? 'enable' : 'disable'}
      work={() => setEnabled({ userId, isEnabled })}
      {...{ email, state, onClose }}
    />
  );
}
