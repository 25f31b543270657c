import { join } from 'node:path';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type EmbeddedStage, startEmbedded } from '../stage/embedded.ts';
import { FaultRuns, story } from './faults.ts';
import { SAME_DICE } from './stage-env.ts';
import { STORY_FOLDER } from './story.ts';
import { tempFolder } from './temp-folder.ts';
import { TurnLog } from './turn-log.ts';

export interface FaultSuiteOptions {
  readonly runs: number;
  readonly atOnce: number;
  /** Of each run, starts among them. */
  readonly turns: number;
  readonly timeoutMs: number;
}

/** Seeded runs over a broken connection, all parts in one process. */
export function faultSuite({ runs: count, atOnce, turns, timeoutMs }: FaultSuiteOptions): void {
  describe('runs over a connection that breaks', () => {
    const folder = tempFolder('faults');
    let stage: EmbeddedStage;
    beforeAll(async () => {
      stage = await startEmbedded({ folder: folder.path, env: SAME_DICE, copiedData: true });
    });
    afterAll(async () => {
      await stage?.stop();
      folder.remove();
    });

    test(
      `${count} of them end as the undisturbed one does: no turn lost, none twice`,
      async () => {
        const walkthrough = await readWalkthrough(STORY_FOLDER, 'en', 'lost');
        const runs = await FaultRuns.open({ origin: stage.origin, walkthrough, turns });
        const calm = await runs.play();
        const seeds = Array.from({ length: count }, (_, n) => n + 1);
        const disturbed = await runs.playAll(seeds, atOnce);
        await runs.close();
        await stage.stop();
        const log = await TurnLog.ofFolder(join(folder.path, 'data/database'));
        const expected = await story(log, calm);
        expect(expected).toHaveLength(turns);
        for (const run of disturbed) {
          const { seed, dialogues } = run;
          expect({ seed, dialogues }).toEqual({ seed, dialogues: calm.dialogues });
          expect({ seed, turns: await story(log, run) }).toEqual({ seed, turns: expected });
        }
        await log.close();
        // Each kind of fault must have happened, or this proves less than it says.
        const kinds = new Set(disturbed.flatMap(({ faults }) => faults.map(({ kind }) => kind)));
        expect([...kinds].sort()).toEqual(['cut-after', 'cut-before', 'suspend', 'swallow', 'twice']);
      },
      timeoutMs,
    );
  });
}
