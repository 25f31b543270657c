import type { GameOutput } from '@fabula/proto/frames/v1/frames_pb';
import type { Turn } from '@fabula/proto/run/v1/run_pb';
import type { Downlink } from './downlink.ts';
import type { Utterance } from './speaker.ts';

/** What all frames of a turn bear. */
export interface TurnNames {
  readonly playerMomentId: string;
  readonly inputId: string;
  readonly attempt: number;
}

export function announceTranscript(down: Downlink, names: TurnNames, words: string): void {
  const value = { ...names, transcribedPlayerAnswer: words, final: true };
  down.send({ case: 'transcript', value });
}

export function announceAudio(
  down: Downlink,
  names: TurnNames,
  spoken: Utterance & { isStart: boolean; heardBy?: string | undefined },
): void {
  const { sentence, index, last, sound, quality, isStart, heardBy = '' } = spoken;
  const header = {
    ...names,
    isStartingDialogue: isStart,
    index,
    last,
    text: sentence.text,
    characterId: sentence.characterId,
    voiceQuality: quality,
    emotionKey: sentence.emotionKey,
    emotionStrength: sentence.emotionStrength,
    ...(sentence.translation !== undefined && { translation: sentence.translation }),
    ...(sentence.isHint && { hintLanguage: sentence.language }),
  };
  down.send({ case: 'audio', value: { header, heardBy, ...sound } });
}

/** Notifications and output of a committed turn. `output` takes the place of the turn's own where it is given. */
export function announceEnd(down: Downlink, names: TurnNames, turn: Turn, output?: GameOutput): void {
  const { inputId, attempt } = names;
  if (turn.forging) notify(down, { case: 'forging', value: { ...turn.forging, inputId, attempt } });
  if (turn.modifiers) notify(down, { case: 'modifiers', value: { ...turn.modifiers, inputId, attempt } });
  const told = output ?? turn.output;
  if (told) down.send({ case: 'output', value: { ...told, ...names } });
}

type Notification = Extract<
  Parameters<Downlink['send']>[0],
  { case: 'notification' }
>['value']['notification'];

function notify(down: Downlink, notification: Notification): void {
  if (notification) down.send({ case: 'notification', value: { notification } });
}
