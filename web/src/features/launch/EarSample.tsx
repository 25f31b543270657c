import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { DeviceRecogniser } from '../../lib/voice/device/deviceRecogniser.ts';
import styles from './DeviceOffers.module.css';

/** A sample is this long, ms. */
const SAMPLE_MS = 5_000;

interface Props {
  language: string;
  where: 'here' | 'elsewhere';
}

/** What this browser hears of a few words: whoever asks for it agrees to where they go. */
export function EarSample({ language, where }: Props) {
  const { t } = useTranslation();
  const [heard, setHeard] = useState<string>();
  const [isNothing, setNothing] = useState(false);
  const ear = useRef<DeviceRecogniser | undefined>(undefined);
  useEffect(() => () => ear.current?.close(), []);
  const listen = () => {
    ear.current?.close();
    setHeard('');
    setNothing(false);
    const mine = DeviceRecogniser.listen(language, where, setHeard);
    ear.current = mine;
    const end = async () => {
      const understood = await mine?.finish();
      if (mine !== ear.current) return;
      setHeard(understood?.words ?? '');
      setNothing(!understood?.words);
    };
    setTimeout(() => void end(), mine ? SAMPLE_MS : 0);
  };
  return (
    <>
      <p lang={heard ? language : undefined} className={styles.heard} aria-live="polite">
        {isNothing ? t('launch.device.nothing') : heard === '' ? t('launch.device.say') : heard}
      </p>
      <div className={styles.row}>
        <Button kind="ghost" onClick={listen}>
          {t('launch.device.trying')}
        </Button>
      </div>
    </>
  );
}
