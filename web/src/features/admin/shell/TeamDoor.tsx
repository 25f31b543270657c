import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FactorDoor } from '../../../components/factor/FactorDoor.tsx';
import { hasRole, useSession } from '../../../lib/session/current.ts';
import { AdminShell } from './AdminShell.tsx';

/** The team shows its second factor first: without it, its members are authors like others. */
export function TeamDoor({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!hasRole(user, 'team')) return children;
  return (
    <FactorDoor why={t('admin.factorWanted')} around={(door) => <AdminShell>{door}</AdminShell>}>
      {children}
    </FactorDoor>
  );
}
