import type { ReactNode } from 'react';
import { useOwnProfileQuery } from './api.ts';
import { Enrolment } from './Enrolment.tsx';
import styles from './FactorDoor.module.css';
import { FactorGate } from './FactorGate.tsx';
import { Rest } from './Rest.tsx';
import { StepUp } from './StepUp.tsx';

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
      <div className={styles.sheet}>
        <Enrolment why={why} onDone={refetch} />
      </div>,
    );
  }
  if (data.assurance !== 'aal2') {
    return around(
      <div className={styles.sheet}>
        <StepUp onDone={refetch} onNoFactor={refetch} />
      </div>,
    );
  }
  return <FactorGate>{children}</FactorGate>;
}
