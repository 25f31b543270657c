import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { STORY_FOLDER } from '../../proof/story.ts';
import { Actor } from '../load/actor.ts';
import type { Language } from '../load/raw-player.ts';

/** One recording and its answer. Milliseconds from the moment in which the speech was over, and was sent. */
export interface VoicedTurn {
  readonly language: Language;
  readonly toFirstSoundMs: number;
  readonly toOutputMs: number;
  readonly isUnderstood: boolean;
  /** The first sentence was made for this turn: nobody had said it before on this stage. */
  readonly isCold: boolean;
}

export interface VoicedRun {
  readonly origin: string;
  readonly language: Language;
  /** At most so many recordings. */
  readonly turns: number;
  /** Sentences that were said on this stage before, `who: what`. This run's are added. */
  readonly said: Set<string>;
  readonly recordingOf: (words: string) => Promise<Uint8Array>;
}

/** Plays the walkthrough for voices once, from its start to its end, by recordings. Throws where a turn fails. */
export async function voicedRun(run: VoicedRun): Promise<VoicedTurn[]> {
  const { origin, language, turns: most, said, recordingOf } = run;
  const actor = await Actor.join(origin, await readWalkthrough(STORY_FOLDER, language, 'voice'));
  const turns: VoicedTurn[] = [];
  try {
    while (turns.length < most) {
      const { words } = await actor.prepare();
      if (actor.runsEnded > 0) break;
      const audio = words === '' ? undefined : await recordingOf(words);
      const turn = await actor.play(performance.now(), audio);
      const { audioMs, outputMs, plannedMs, firstLine = '', transcript, failure } = turn;
      if (failure !== undefined || outputMs === undefined) throw new Error(`a turn failed: ${failure}`);
      if (audio && audioMs !== undefined) {
        const times = { toFirstSoundMs: audioMs - plannedMs, toOutputMs: outputMs - plannedMs };
        turns.push({ language, ...times, isUnderstood: transcript !== '', isCold: !said.has(firstLine) });
      }
      said.add(firstLine);
    }
  } finally {
    await actor.player.close();
  }
  return turns;
}
