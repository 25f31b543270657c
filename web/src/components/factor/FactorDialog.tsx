import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { factor } from '../../lib/i18n/en/factor.ts';
import { Button } from '../Button.tsx';
import { Dialog, DialogTitle } from '../Dialog.tsx';
import { Enrolment } from './Enrolment.tsx';
import styles from './factor.module.css';
import { StepUp } from './StepUp.tsx';

export const texts = { factor };

interface Props {
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for the second factor over a page; where it was lost, the way to a new one. */
export default function FactorDialog({ onDone, onCancel }: Props) {
  const { t } = useTranslation();
  const [hasNone, setNone] = useState(false);
  const [isHeld, setHeld] = useState(false);
  return (
    <Dialog onClose={onCancel} title={t('factor.stepUp.title')} titled narrow held={isHeld}>
      <div className={styles.dialog}>
        {hasNone ? (
          <Enrolment Heading={DialogTitle} onCodes={() => setHeld(true)} onDone={onDone} />
        ) : (
          <StepUp Heading={DialogTitle} onDone={onDone} onNoFactor={() => setNone(true)} />
        )}
        {!isHeld && (
          <Button kind="ghost" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
