import { sampleNumber } from '@fabula/story/media-files';
import { useTranslation } from 'react-i18next';
import { useForm } from '../widgets/form.ts';
import { LANGUAGES } from '../widgets/LanguageText.tsx';
import { DrawMissing } from './DrawMissing.tsx';
import { MediaSection } from './MediaSection.tsx';
import { MediaSlot } from './MediaSlot.tsx';
import { PictureStrip } from './PictureStrip.tsx';
import { coverSlot, introSlot, sampleSlot, titleSlot } from './slots.ts';
import { mediaPaths, useFiles } from './useMedia.ts';

/** What a story is shown by, placeholders for all that it lacks, and all of its pictures. */
export function StoryMedia() {
  const { t } = useTranslation();
  const { draft } = useForm();
  const samples = samplesOf(mediaPaths(useFiles(draft)));
  const shown = draft.canEdit ? [...samples, (samples.at(-1) ?? 0) + 1] : samples;
  const inLanguage = (kind: 'cover' | 'title', language: (typeof LANGUAGES)[number]) =>
    t(`adminMedia.labels.${kind}`, { language: t(`adminForms.languages.${language}`) });
  return (
    <>
      <MediaSection name="story" isDense beside={<DrawMissing explained />}>
        {LANGUAGES.map((language) => (
          <MediaSlot key={language} slot={coverSlot(language)} label={inLanguage('cover', language)} />
        ))}
        {LANGUAGES.map((language) => (
          <MediaSlot key={language} slot={titleSlot(language)} label={inLanguage('title', language)} />
        ))}
        {shown.map((number) => (
          <MediaSlot
            key={number}
            slot={sampleSlot(number)}
            label={t('adminMedia.labels.sample', { number })}
          />
        ))}
        <MediaSlot slot={introSlot()} label={t('adminMedia.labels.intro')} />
      </MediaSection>
      <PictureStrip />
    </>
  );
}

/** Numbers of the sample pictures that there are, in their order. */
function samplesOf(paths: ReadonlySet<string>): number[] {
  const numbers = [...paths].flatMap((path) => sampleNumber(path) ?? []);
  return numbers.sort((a, b) => a - b);
}
