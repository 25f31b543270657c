import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import styles from '../TeamPage.module.css';
import { DeletePerson } from './DeletePerson.tsx';
import { EnablePerson } from './EnablePerson.tsx';
import { LetInByMail } from './LetInByMail.tsx';
import { isDisabled, isLetIn, isUnconfirmed, type Person } from './person.ts';
import { ResetFactor } from './ResetFactor.tsx';

/** What is about to be done, once it is confirmed. */
type Intent = 'reset' | 'letIn' | 'enable' | 'delete';

interface Props {
  person: Person;
  /** They were deleted here, and what had the focus has gone with them. */
  onGone: () => void;
}

/** What the team can do about somebody else. */
export function PersonActions({ person, onGone }: Props) {
  const { t } = useTranslation();
  const [intent, setIntent] = useState<Intent>();
  const { email, factors } = person;
  const enabling = isDisabled(person) ? 'enable' : 'disable';
  const close = () => setIntent(undefined);
  const deleted = useRef(false);
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(
    () => () => {
      if (deleted.current) gone.current();
    },
    [],
  );
  return (
    <div className={styles.actions}>
      {factors.length > 0 && (
        <Button aria-label={t('team.people.resetOf', { email })} onClick={() => setIntent('reset')}>
          {t('team.people.reset')}
        </Button>
      )}
      {isUnconfirmed(person) && (
        <Button
          aria-label={t(`team.people.${isLetIn(person) ? 'letInEnd' : 'letIn'}Of`, { email })}
          onClick={() => setIntent('letIn')}
        >
          {t(`team.people.${isLetIn(person) ? 'letInEnd' : 'letIn'}`)}
        </Button>
      )}
      <Button aria-label={t(`team.people.${enabling}Of`, { email })} onClick={() => setIntent('enable')}>
        {t(`team.people.${enabling}`)}
      </Button>
      <Button
        kind="ghost"
        aria-label={t('team.people.deleteOf', { email })}
        onClick={() => setIntent('delete')}
      >
        {t('team.people.delete')}
      </Button>
      {intent === 'reset' && <ResetFactor person={person} onClose={close} />}
      {intent === 'letIn' && <LetInByMail person={person} onClose={close} />}
      {intent === 'enable' && <EnablePerson person={person} onClose={close} />}
      {intent === 'delete' && (
        <DeletePerson
          person={person}
          onDeleted={() => {
            deleted.current = true;
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
