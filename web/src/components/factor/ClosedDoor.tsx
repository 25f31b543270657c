import { factor } from '../../lib/i18n/en/factor.ts';
import { Enrolment } from './Enrolment.tsx';
import styles from './FactorDoor.module.css';
import { StepUp } from './StepUp.tsx';

export const texts = { factor };

interface Props {
  /** Why a second factor is wanted here. */
  why: string;
  /** It only has to be shown. */
  hasFactor: boolean;
  onDone: () => void;
}

/** What a door says while it is closed: how it is opened. */
export default function ClosedDoor({ why, hasFactor, onDone }: Props) {
  return (
    <div className={styles.sheet}>
      {hasFactor ? <StepUp onDone={onDone} onNoFactor={onDone} /> : <Enrolment why={why} onDone={onDone} />}
    </div>
  );
}
