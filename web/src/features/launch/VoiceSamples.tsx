import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { deviceSample, siteSample } from '../../lib/voice/device/voiceSample.ts';
import { useSampleVoiceQuery } from './api.ts';
import styles from './DeviceOffers.module.css';

interface Props {
  language: string;
  where: 'here' | 'elsewhere';
}

/** The same sentence in the site's voice and in this browser's: whoever asks for the latter agrees to where the words go. */
export function VoiceSamples({ language, where }: Props) {
  const { t } = useTranslation();
  const { data, isError } = useSampleVoiceQuery({ language });
  const [failed, setFailed] = useState(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const hear = (begin: typeof siteSample) => {
    if (!data) return;
    const { mp3 = '', text } = data;
    stop.current();
    setFailed(false);
    stop.current = begin({ mp3, text, language, where }, () => setFailed(true));
  };
  return (
    <>
      <div className={styles.row}>
        {data?.quality !== 'silence' && (
          <Button kind="ghost" disabled={!data} onClick={() => hear(siteSample)}>
            <Volume2 className="ico" aria-hidden="true" />
            <span className="sr">{t('launch.voice.listen')} </span>
            {t('launch.voice.site')}
          </Button>
        )}
        <Button kind="ghost" disabled={!data} onClick={() => hear(deviceSample)}>
          <Volume2 className="ico" aria-hidden="true" />
          <span className="sr">{t('launch.voice.listen')} </span>
          {t('launch.voice.own')}
        </Button>
      </div>
      <p role="status" className={styles.heard}>
        {(failed || isError) && t('launch.voice.failed')}
      </p>
    </>
  );
}
