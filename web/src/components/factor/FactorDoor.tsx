import { lazy, type ReactNode, Suspense } from 'react';
import { withTexts } from '../../lib/i18n/withTexts.ts';
import { Loading } from '../Notice.tsx';
import { useOwnProfileQuery } from './api.ts';
import { FactorGate } from './FactorGate.tsx';
import { Rest } from './Rest.tsx';

const ClosedDoor = lazy(() => withTexts(import('./ClosedDoor.tsx')));

interface Props {
  /** Why a second factor is wanted here. */
  why: string;
  /** What is around the door while it is closed. */
  around?: (door: ReactNode) => ReactNode;
  children: ReactNode;
}

/** What stands between a team member and their pages: the second factor, which is to be had first. Once open it stays so. */
export function FactorDoor({ why, around = (door) => door, children }: Props) {
  const { data, error, refetch } = useOwnProfileQuery({}, { refetchOnMountOrArgChange: true });
  if (!data) return around(<Rest error={error} onRetry={refetch} />);
  const { assurance, nextAssurance } = data;
  if (assurance === 'aal2' && nextAssurance === 'aal2') return <FactorGate>{children}</FactorGate>;
  return around(
    <Suspense fallback={<Loading />}>
      <ClosedDoor why={why} hasFactor={nextAssurance === 'aal2'} onDone={refetch} />
    </Suspense>,
  );
}
