import { type ReactNode, useMemo } from 'react';
import { useSession } from '../../../lib/session/current.ts';
import type { Present } from '../draft/authority.ts';
import { useOfDraft } from '../draft/useDraft.ts';
import { OthersContext, othersIn } from './people.ts';

/** Tells what is within who else is in the story. It is asked every two seconds, and mostly the same: then nothing is drawn anew. */
export function Others({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const told = useOfDraft((draft) => JSON.stringify(othersIn(draft, user?.id)));
  const others = useMemo<readonly Present[]>(() => JSON.parse(told), [told]);
  return <OthersContext value={others}>{children}</OthersContext>;
}
