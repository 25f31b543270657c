import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '@fabula/kit/testing/ports';
import { writeKeys } from '@fabula/kit/tokens';
import type { Context, Outcome } from '../context.ts';
import type { Language } from '../load/raw-player.ts';
import { table } from '../report/table.ts';
import { startPeer } from '../speech-peer/peer.ts';
import { recordingOf } from '../speech-peer/words.ts';
import { medianSpread, spreadOf } from '../stats/spread.ts';
import { startDeployment } from './deployment.ts';
import { type VoicedTurn, voicedRun } from './voiced-turns.ts';

/** Milliseconds that the engines take. */
const HEAR_MS = 300;
const SPEAK_MS = 100;
const GOAL = { p50: 40, p95: 100 };

/**
 * What the server adds to a voiced turn: from the end of speech to the first audible byte, less the 300 ms of hearing and
 * 100 ms of speaking that the engines are told to take. In the distributed way, whose speech part can be another one; one
 * player; the scripted director is part of the server here.
 */
export async function overheadBench(context: Context): Promise<Outcome> {
  const folder = context.folder('overhead');
  const keys = join(folder, 'keys');
  mkdirSync(keys, { mode: 0o700 });
  writeKeys(keys);
  const [port = 0] = await freePorts(1);
  const stopPeer = await startPeer({ keys, port, hearMs: HEAR_MS, speakMs: SPEAK_MS });
  try {
    const way = await startDeployment('distributed', {
      folder,
      env: { FABULA_SPEECH: `ipv4:127.0.0.1:${port}` },
    });
    try {
      return reportOf(await runsOn(way.origin, context));
    } finally {
      await way.stop();
    }
  } finally {
    await stopPeer();
  }
}

async function runsOn(origin: string, { scale, say }: Context): Promise<VoicedTurn[][]> {
  const runs: VoicedTurn[][] = [];
  const playIn = (language: Language) =>
    voicedRun({
      ...{ origin, language, turns: scale.voicedTurns },
      said: new Set(),
      recordingOf: async (words) => recordingOf(words),
    });
  const play = async () => [...(await playIn('en')), ...(await playIn('fr'))];
  say('Voiced turns against engines of known delay: warming up');
  await play();
  for (let n = 1; n <= scale.runs; n += 1) {
    say(`Run ${n} of ${scale.runs}`);
    runs.push(await play());
  }
  return runs;
}

function reportOf(runs: readonly VoicedTurn[][]): Outcome {
  const added = runs.map((turns) => spreadOf(turns.map((turn) => turn.toFirstSoundMs - HEAR_MS - SPEAK_MS)));
  const overhead = medianSpread(added);
  const reached = overhead.p50 <= GOAL.p50 && overhead.p95 <= GOAL.p95;
  const head = ['ms that the server adds', 'p50', 'p95', 'p99', 'max', 'n'];
  const { p50, p95, p99, max, count } = overhead;
  const goal = `goal ${GOAL.p50}/${GOAL.p95} ms p50/p95: ${reached ? 'reached' : 'NOT reached'}`;
  return {
    text: `${goal}\n\n${table(head, [['distributed', p50, p95, p99, max, count]])}`,
    data: { goal: GOAL, reached, hearMs: HEAR_MS, speakMs: SPEAK_MS, overhead, runs },
  };
}
