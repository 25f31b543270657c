import { Ear } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEnginesQuery } from './api.ts';
import styles from './LaunchPage.module.css';
import { speechOf } from './speech.ts';

/** Says honestly what the site's engines hear and how they sound in the chosen language. */
export function SpeechNote({ language }: { language: string }) {
  const { t } = useTranslation();
  const { data } = useEnginesQuery({});
  if (!data) return null;
  const { hears, speaks } = speechOf(data.engines, language);
  const ear = hears === 'frenchFloor' ? t('launch.speech.frenchFloor') : t(`launch.speech.hears.${hears}`);
  return (
    <p className={styles.speech}>
      <Ear className="ico" aria-hidden="true" />
      <span>
        <span className="sr">{t('launch.speech.title')}: </span>
        {ear} {speaks === 'plain' && t('launch.speech.voicePlain')}
        {speaks === 'none' && t('launch.speech.voiceNone')}
      </span>
    </p>
  );
}
