import { LogOut, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { Confirm } from '../../../components/Confirm.tsx';
import { api } from '../../../lib/api/api.ts';
import { useHere } from '../../../lib/here.ts';
import { audioEngine } from '../../../lib/voice/sound/engine.ts';
import { useEndRunMutation } from '../api.ts';
import styles from './MenuSheet.module.css';

interface Props {
  playerStoryId: string;
  onEnded: () => void;
}

export function MenuActions({ playerStoryId, onEnded }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const here = useHere();
  return (
    <div className={styles.actions}>
      <EndRun playerStoryId={playerStoryId} onEnded={onEnded} />
      <SoundToggle />
      <Button kind="ghost" onClick={() => navigate(here('/browse'))}>
        <LogOut className="ico" aria-hidden="true" />
        {t('play.leave')}
      </Button>
    </div>
  );
}

function EndRun({ playerStoryId, onEnded }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [asking, setAsking] = useState(false);
  const [endRun, { isLoading, isError, reset }] = useEndRunMutation();
  const ask = () => {
    reset();
    setAsking(true);
  };
  const confirm = async () => {
    const answer = await endRun({ playerStoryId });
    if (answer.error) return;
    setAsking(false);
    onEnded();
    // Only now: the screen of a lost run takes the sheet's place.
    dispatch(api.util.invalidateTags(['View']));
  };
  return (
    <>
      <Button kind="bad" onClick={ask}>
        {t('play.endRun')}
      </Button>
      {asking && (
        <Confirm
          title={t('play.endRunDialog.title')}
          text={t('play.endRunDialog.text')}
          confirm={t('play.endRunDialog.confirm')}
          busy={isLoading}
          problem={isError ? t('play.endRunDialog.failed') : undefined}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function SoundToggle() {
  const { t } = useTranslation();
  const [muted, setMuted] = useState(() => audioEngine().muted);
  const Icon = muted ? VolumeX : Volume2;
  const toggle = () => {
    audioEngine().muted = !muted;
    setMuted(!muted);
  };
  return (
    <Button kind="ghost" aria-pressed={!muted} onClick={toggle}>
      <Icon className="ico" aria-hidden="true" />
      {t('play.sound')}
    </Button>
  );
}
