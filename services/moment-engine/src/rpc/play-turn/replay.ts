import type { BeginTurnResponse, Turn } from '@fabula/proto/run/v1/run_pb';
import type { EngineContext } from '../../context.ts';
import { announceAudio, announceEnd, announceTranscript } from './announce.ts';
import type { Downlink } from './downlink.ts';
import { Speaker } from './speaker.ts';
import { speak } from './voice.ts';

export interface Replay {
  readonly begun: BeginTurnResponse;
  readonly turn: Turn;
  readonly down: Downlink;
  /** The gateway gets sounds by their references. */
  readonly byReference: boolean;
  readonly signal: AbortSignal;
  /** Gets what ends the speech. */
  readonly onSpeaking: (stop: () => void) => void;
}

/**
 * Answers from the log: the stored transcript, the stored sentences (spoken again, mostly from speech's cache), the stored
 * output. A start is answered under the id that was asked, with what its moment has come to: the newest lines, so that
 * whoever comes back hears the question that is asked now and not the first one, and the newest output.
 */
export async function replay(
  engine: EngineContext,
  { begun, turn, down, byReference, signal, onSpeaking }: Replay,
): Promise<void> {
  const { playerMomentId, attempt, isStart } = turn;
  const names = { playerMomentId, attempt, inputId: begun.inputId };
  // What was chosen by hand had no words: only where they were listened for, none were heard.
  if (!isStart && (turn.transcript !== '' || turn.output?.notHeard))
    announceTranscript(down, names, turn.transcript);
  const speaker = new Speaker({
    speak: (sentence, inner) => speak(engine, sentence, { byReference, signal: inner }),
    onSpoken: (utterance) => announceAudio(down, names, { ...utterance, isStart }),
    signal,
  });
  onSpeaking(() => speaker.stop());
  const { newestSentences } = begun;
  speaker.say(isStart && newestSentences.length > 0 ? newestSentences : turn.sentences);
  await speaker.finish();
  announceEnd(down, names, turn, isStart ? begun.newestOutput : undefined);
}
