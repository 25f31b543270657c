import { useTranslation } from 'react-i18next';
import { MediaSection } from './MediaSection.tsx';
import { MediaSlot } from './MediaSlot.tsx';
import { momentPictureSlot, momentSoundSlot } from './slots.ts';

interface Props {
  readonly slug: string;
  /** Its author wants no sound. */
  readonly isSilent: boolean;
}

/** A moment's own picture, which stands in front of its place's, and its sound. */
export function MomentMedia({ slug, isSilent }: Props) {
  const { t } = useTranslation();
  return (
    <MediaSection name="moment" about={isSilent && t('adminMedia.silent')}>
      <MediaSlot slot={momentPictureSlot(slug)} label={t('adminMedia.labels.momentPicture')} />
      {!isSilent && <MediaSlot slot={momentSoundSlot(slug)} label={t('adminMedia.labels.momentSound')} />}
    </MediaSection>
  );
}
