import { join } from 'node:path';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type EmbeddedStage, startEmbedded } from '../stage/embedded.ts';
import { type Language, Player } from './player.ts';
import { SAME_DICE } from './stage-env.ts';
import { STORY_FOLDER } from './story.ts';
import { tempFolder } from './temp-folder.ts';
import { TurnLog } from './turn-log.ts';
import { playNext, scriptOf, walk } from './walk.ts';

describe('the story on all parts in one process', () => {
  const folder = tempFolder('story');
  let stage: EmbeddedStage;
  beforeAll(async () => {
    stage = await startEmbedded({ folder: folder.path, env: SAME_DICE });
  });
  afterAll(async () => {
    await stage?.stop();
    folder.remove();
  });

  async function played(language: Language, kind: 'won' | 'lost') {
    const player = await Player.begin(stage.origin, language);
    const walked = await walk(player, await readWalkthrough(STORY_FOLDER, language, kind));
    player.close();
    return { player, ...walked };
  }

  test.each(['en', 'fr'] as const)('is won and lost by typing in %s', async (language) => {
    const [won, lost] = await Promise.all([played(language, 'won'), played(language, 'lost')]);
    expect(won.view).toMatchObject({ loopStatus: 'loopStatusWon', isSuccessfulRun: true });
    expect(won.view.loopRank).toBeGreaterThanOrEqual(1);
    expect(won.view.loopRank).toBeLessThanOrEqual(7);
    expect(lost.view).toMatchObject({ loopStatus: 'loopStatusLost', isSuccessfulRun: false });
    // A run that is won ends with its epilogue; only one that is lost says that the game is over.
    expect(won.turns.filter(({ output }) => output.end_of_game)).toEqual([]);
    expect(lost.turns.filter(({ output }) => output.end_of_game)).toEqual([lost.turns.at(-1)]);
    for (const { player, turns } of [won, lost]) {
      expect(player.errors).toEqual([]);
      for (const { sentences, audio } of turns) {
        expect(sentences.map(({ index }) => index)).toEqual(sentences.map((_, n) => n));
        expect(audio.every((mp3) => mp3.length > 0)).toBe(true);
      }
    }
  });

  test('goes on after the process was killed in the middle of turns, and has forgotten nothing', async () => {
    const walkthrough = await readWalkthrough(STORY_FOLDER, 'en', 'lost');
    const calm = await Player.begin(stage.origin, 'en');
    await walk(calm, walkthrough);
    calm.close();
    const script = scriptOf(walkthrough);
    const player = await Player.begin(stage.origin, 'en');
    for (const instant of ['input', 'transcript', 'audio'] as const) {
      await walk(player, walkthrough, { script, turns: 3 });
      let reach: () => void = () => undefined;
      const reached = new Promise<void>((resolve) => {
        reach = resolve;
      });
      const onSent = () => void (instant === 'input' ? reach() : player.socket.on(instant, reach));
      const rest = playNext(player, script, { onSent });
      await Promise.race([reached, rest]);
      stage = await stage.killAndStart();
      player.socket.retry();
      await rest;
    }
    await player.account.resume();
    const { view } = await walk(player, walkthrough, { script });
    expect(view.loopStatus).toBe('loopStatusLost');
    player.close();
    await stage.stop();
    const log = await TurnLog.ofFolder(join(folder.path, 'data/database'));
    const [undisturbed, disturbed] = [
      await log.turnsOf(calm.playerStoryId),
      await log.turnsOf(player.playerStoryId),
    ];
    await log.close();
    expect(disturbed.map(({ turnNo }) => turnNo)).toEqual(undisturbed.map(({ turnNo }) => turnNo));
    expect(disturbed.map(({ words }) => words)).toEqual(undisturbed.map(({ words }) => words));
    expect(disturbed.map(({ stateHash }) => stateHash)).toEqual(
      undisturbed.map(({ stateHash }) => stateHash),
    );
  }, 600_000);
});
