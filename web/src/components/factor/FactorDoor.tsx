import { lazy, type ReactNode, Suspense } from 'react';
import { Loading } from '../Notice.tsx';
import { useOwnProfileQuery } from './api.ts';
import styles from './FactorDoor.module.css';
import { FactorGate } from './FactorGate.tsx';
import { Rest } from './Rest.tsx';

const Enrolment = lazy(async () => ({ default: (await import('./Enrolment.tsx')).Enrolment }));
const StepUp = lazy(async () => ({ default: (await import('./StepUp.tsx')).StepUp }));

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
  if (data.nextAssurance !== 'aal2') {
    return around(
      <Sheet>
        <Enrolment why={why} onDone={refetch} />
      </Sheet>,
    );
  }
  if (data.assurance !== 'aal2') {
    return around(
      <Sheet>
        <StepUp onDone={refetch} onNoFactor={refetch} />
      </Sheet>,
    );
  }
  return <FactorGate>{children}</FactorGate>;
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className={styles.sheet}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </div>
  );
}
