import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { focusOnMount } from '../../../components/focusOnMount.ts';
import { Stage } from '../../../components/Stage.tsx';
import { rememberTyping } from '../../../lib/game/typing.ts';
import { inNativeShell } from '../../../lib/native/bridge.ts';
import { useStillHere } from '../../../lib/stillHere.ts';
import { pageAudio } from '../../../lib/voice/sound/pageAudio.ts';
import type { View } from '../api.ts';
import { backdropOf, titleOf } from '../facts.ts';
import styles from './MomentIntro.module.css';
import { TestSign } from './TestSign.tsx';

/** The way into a test run, which has no launch page: its button unlocks sound and asks for the microphone. */
export function TestGate({ view, onEnter }: { view: View; onEnter: () => void }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const { name, ...pictures } = titleOf(view);
  const stillHere = useStillHere();
  const enter = async () => {
    const isHere = stillHere();
    setBusy(true);
    void pageAudio().engine.unlock();
    try {
      if (!inNativeShell()) await pageAudio().microphone();
    } catch (problem) {
      console.warn('no microphone', problem);
      if (isHere()) rememberTyping(true);
    }
    if (isHere()) onEnter();
  };
  return (
    <Stage place={backdropOf(pictures)} className={styles.intro}>
      <TestSign />
      <span lang={view.language} className={styles.when}>
        {view.storyName}
      </span>
      <h1 lang={view.language}>{name}</h1>
      <div className={styles.start}>
        <Button kind="lamp" big disabled={busy} ref={focusOnMount} onClick={() => void enter()}>
          {t('play.test.start')}
        </Button>
      </div>
    </Stage>
  );
}
