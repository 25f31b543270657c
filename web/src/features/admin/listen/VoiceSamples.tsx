import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../widgets/form.ts';
import { LANGUAGES, type StoryLanguage } from '../widgets/LanguageText.tsx';
import { Listen } from './Listen.tsx';
import styles from './listen.module.css';
import { sampleOf } from './voiced.ts';

/** How a character sounds in each language, with a sentence of their own. */
export function VoiceSamples({ slug }: { slug: string }) {
  return (
    <div className={styles.samples}>
      {LANGUAGES.map((language) => (
        <Sample key={language} {...{ slug, language }} />
      ))}
    </div>
  );
}

function Sample({ slug, language }: { slug: string; language: StoryLanguage }) {
  const { t } = useTranslation();
  const { draft } = useForm();
  // What is shown is found once; the voice is read anew each time.
  const shown = useMemo(() => sampleOf(draft, slug, language)?.text, [draft, slug, language]);
  const name = t(`adminForms.languages.${language}`);
  return (
    <div className={styles.sample}>
      <Listen
        of={t('adminForms.listen.voiceIn', { language: name })}
        text={t('adminForms.listen.voice', { language: name })}
        lines={() => [sampleOf(draft, slug, language) ?? []].flat()}
      />
      <q lang={language}>{shown}</q>
    </div>
  );
}
