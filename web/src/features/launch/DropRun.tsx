import { useTranslation } from 'react-i18next';
import { Confirm } from '../../components/Confirm.tsx';
import { type RunState, useHowFarQuery } from './api.ts';

interface Props {
  storyId: string;
  run: NonNullable<RunState['latestRun']>;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a new run takes the place of the one that is going on, and says how far that is. */
export default function DropRun({ storyId, run, ...asked }: Props) {
  const { t } = useTranslation();
  const { data } = useHowFarQuery({}, { refetchOnMountOrArgChange: true });
  const percent = data?.stories.find((story) => story.storyId === storyId)?.progress;
  const counts = {
    number: run.loopNumber || 1,
    used: run.loopCurrentNumberOfInteractions,
    max: run.loopMaxNumberOfInteractions,
  };
  const lost = percent
    ? t('launch.dropDialog.text', { ...counts, percent })
    : t('launch.dropDialog.textUnknown', counts);
  return (
    <Confirm
      {...asked}
      title={t('launch.dropDialog.title', counts)}
      text={`${lost} ${t('launch.dropDialog.kept')}`}
      keep={t('launch.dropDialog.keep')}
      confirm={t('launch.newRun')}
    />
  );
}
