import { readWalkthrough, type Walkthrough } from '@fabula/catalogue/walkthrough';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Distributed } from '../stage/distributed.ts';
import { story } from './faults.ts';
import { type Instant, playKilled, type Victim } from './kills.ts';
import { Player } from './player.ts';
import { STORY_FOLDER } from './story.ts';
import { TurnLog } from './turn-log.ts';
import { walk } from './walk.ts';

/** Turns of a run; where none of them was caught at its instant, for it was too quick, more of them are played. */
const TURNS = { least: 6, most: 12 };
const CASES: readonly [Victim, Instant][] = [
  ['engine', 'between BeginTurn and CommitTurn'],
  ['engine', 'right after CommitTurn'],
  ['gateway', 'between BeginTurn and CommitTurn'],
  ['gateway', 'right after CommitTurn'],
];

/** Killed processes, on the distributed way. */
export function killSuite(stage: () => Distributed): void {
  describe('a process that is killed in the middle of a turn', () => {
    let log: TurnLog;
    let walkthrough: Walkthrough;
    let calm: { playerStoryId: string; dialogues: string[] };
    beforeAll(async () => {
      log = TurnLog.ofPostgres(stage().stores.postgres.url);
      walkthrough = await readWalkthrough(STORY_FOLDER, 'en', 'lost');
      const player = await Player.begin(stage().origin, 'en');
      const { turns } = await walk(player, walkthrough, { turns: TURNS.most });
      player.close();
      const dialogues = turns.map(({ output }) => output.dialogue);
      calm = { playerStoryId: player.playerStoryId, dialogues };
    });
    afterAll(() => log?.close());

    test.each(CASES)(
      '%s, %s: the turn is there once, and the run goes on as if nothing had been',
      async (victim, instant) => {
        const run = await playKilled({ stage: stage(), walkthrough, turns: TURNS, victim, instant });
        expect(run.hit).toHaveLength(1);
        const played = run.dialogues.length;
        expect(played).toBeGreaterThanOrEqual(TURNS.least);
        expect(run.dialogues).toEqual(calm.dialogues.slice(0, played));
        expect(await story(log, run)).toEqual((await story(log, calm)).slice(0, played));
        const turn = (await log.turnsOf(run.playerStoryId)).find(({ inputId }) => run.hit.includes(inputId));
        // Only an engine that is gone before its commit leaves a turn to be done anew.
        expect(turn?.attempt).toBe(
          victim === 'engine' && instant === 'between BeginTurn and CommitTurn' ? 2 : 1,
        );
      },
    );
  });
}
