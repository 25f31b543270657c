import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/current.ts';
import { useEverybodyQuery } from '../api.ts';
import { shortName } from './words.ts';

/** The accounts that can be named, and what a row's account is called: by address, or by letters where it is not known any more. */
export function useNames() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data: people } = useEverybodyQuery({});
  const nameOf = useCallback(
    (hash: string) => {
      if (hash === '') return t('team.audit.console');
      const person = people?.find(({ auditName }) => auditName === hash);
      if (!person) return t('team.audit.account', { name: shortName(hash) });
      return person.id === user?.id ? `${person.email} (${t('team.people.you')})` : person.email;
    },
    [people, user, t],
  );
  return { people: people ?? [], nameOf };
}
