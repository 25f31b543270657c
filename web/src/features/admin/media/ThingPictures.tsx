import { useTranslation } from 'react-i18next';
import { useForm } from '../widgets/form.ts';
import { DrawMissing } from './DrawMissing.tsx';
import { MediaSection } from './MediaSection.tsx';
import { MediaSlot } from './MediaSlot.tsx';
import { EMOTION_KEYS, itemSlot, placeSlot, portraitSlot, videoSlot } from './slots.ts';
import { mediaPaths, useFiles } from './useMedia.ts';

/** The picture of a place or an item. */
export function ThingPicture({ kind, slug }: { kind: 'place' | 'item'; slug: string }) {
  const { t } = useTranslation();
  const slot = kind === 'place' ? placeSlot(slug) : itemSlot(slug);
  return (
    <MediaSection name="pictures" beside={<DrawMissing paths={[slot.path]} />}>
      <MediaSlot slot={slot} label={t(`adminMedia.labels.${kind}`)} />
    </MediaSection>
  );
}

/** A character's faces: of each emotion a picture and a video. */
export function CharacterPictures({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const paths = mediaPaths(useFiles(useForm().draft));
  const count = (slotOf: typeof portraitSlot) =>
    EMOTION_KEYS.filter((emotion) => paths.has(slotOf(slug, emotion).path)).length;
  const about = t('adminMedia.progress', {
    there: count(portraitSlot),
    all: EMOTION_KEYS.length,
    videos: count(videoSlot),
  });
  const label = (kind: 'portrait' | 'video', emotion: (typeof EMOTION_KEYS)[number]) =>
    t(`adminMedia.labels.${kind}`, { emotion: t(`adminForms.emotions.${emotion}`) });
  return (
    <MediaSection
      name="character"
      about={`${about} ${t('adminMedia.figureMoves')}`}
      isDense
      beside={<DrawMissing paths={EMOTION_KEYS.map((emotion) => portraitSlot(slug, emotion).path)} />}
    >
      {EMOTION_KEYS.map((emotion) => (
        <MediaSlot key={emotion} slot={portraitSlot(slug, emotion)} label={label('portrait', emotion)} />
      ))}
      {EMOTION_KEYS.map((emotion) => (
        <MediaSlot key={emotion} slot={videoSlot(slug, emotion)} label={label('video', emotion)} />
      ))}
    </MediaSection>
  );
}
