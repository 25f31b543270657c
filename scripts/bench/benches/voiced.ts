import type { Context, Outcome } from '../context.ts';
import type { Language } from '../load/raw-player.ts';
import { table } from '../report/table.ts';
import { spreadOf } from '../stats/spread.ts';
import { startDeployment } from './deployment.ts';
import { utterance } from './utterances.ts';
import { type VoicedTurn, voicedRun } from './voiced-turns.ts';

const LANGUAGES = ['en', 'fr'] as const;

/**
 * A voiced turn on the floor's engines, embedded, one player: from the end of speech (the whole recording is sent then)
 * to the first audible byte (the first sentence's mp3 is there). Each run has a fresh stage with an empty folder of
 * spoken sentences; turns whose first sentence was said before on that stage are left out. All runs are put together.
 */
export async function voicedBench(context: Context): Promise<Outcome> {
  const turns: VoicedTurn[] = [];
  for (let n = 1; n <= context.scale.longRuns; n += 1) {
    context.say(`Voiced turns, run ${n} of ${context.scale.longRuns}`);
    turns.push(...(await onFreshStage(context)));
  }
  const rows = LANGUAGES.map((language) => rowOf(language, turns));
  const head = [
    'ms from the end of speech',
    'sound p50',
    'p95',
    'max',
    'output p50',
    'p95',
    'turns',
    'understood',
    'warm, left out',
  ];
  return { text: table(head, rows), data: { turns } };
}

async function onFreshStage({ folder, scale }: Context): Promise<VoicedTurn[]> {
  const stage = folder('voiced');
  const env = { FABULA_SPEECH_CACHE: `${stage}/spoken` };
  const way = await startDeployment('embedded', { folder: stage, env });
  try {
    const said = new Set<string>();
    const turns: VoicedTurn[] = [];
    for (const language of LANGUAGES) {
      const recordingOf = (words: string) => utterance(words, language);
      const run = { origin: way.origin, language, turns: scale.voicedTurns, said, recordingOf };
      turns.push(...(await voicedRun(run)));
    }
    return turns;
  } finally {
    await way.stop();
  }
}

function rowOf(language: Language, all: readonly VoicedTurn[]) {
  const own = all.filter((turn) => turn.language === language);
  const cold = own.filter((turn) => turn.isCold);
  const sound = spreadOf(cold.map((turn) => turn.toFirstSoundMs));
  const output = spreadOf(cold.map((turn) => turn.toOutputMs));
  const understood = own.filter((turn) => turn.isUnderstood).length;
  const counts = [cold.length, `${understood}/${own.length}`, own.length - cold.length];
  return [language, sound.p50, sound.p95, sound.max, output.p50, output.p95, ...counts];
}
