import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { type Answer, TestPlayer } from './player.ts';
import type { Stage, TestEngine } from './stage.ts';

const RECORDING = new Uint8Array(3_200);

/** Words that may have been misheard, where a way is chosen for good. */
export function askingBackSuite(stage: () => Stage, engine: () => TestEngine): void {
  describe('a way that was understood from a doubtful recording', () => {
    async function onTheStairs(language = 'en'): Promise<TestPlayer> {
      const player = await TestPlayer.join(stage(), language);
      await player.begin(engine(), 'the-stairs');
      return player;
    }

    function mumble(player: TestPlayer, words: string, confidence: number): Promise<Answer> {
      stage().speech.heard = words;
      stage().speech.confidence = confidence;
      return player.play(engine(), { inputId: randomUUID(), sampleRate: 16_000 }, RECORDING);
    }

    const used = async (player: TestPlayer) => (await player.view()).loopCurrentNumberOfInteractions;

    test.each([
      ['en', 'down', 'Down, you said?', 'Yes.'],
      ['fr', 'en bas', "En bas, c'est bien ça ?", 'Oui.'],
    ])('is asked back once in %s, at no cost, and taken on a yes', async (language, words, question, yes) => {
      const player = await onTheStairs(language);
      const before = await used(player);
      const asked = await mumble(player, words, 0.3);
      expect(asked.transcript?.transcribedPlayerAnswer).toBe(words);
      expect(asked.texts).toEqual([question]);
      expect(asked.output).toMatchObject({ completeTheMoment: false, dialogue: question });
      expect(await used(player)).toBe(before);
      const taken = await mumble(player, yes, 0.3);
      expect(taken.output).toMatchObject({ completeTheMoment: true });
      expect(taken.texts).not.toContain(question);
      expect(await used(player)).toBe(before + 1);
    });

    test('is given up for the next words, whatever they are', async () => {
      const player = await onTheStairs();
      await mumble(player, 'down', 0.3);
      const other = await mumble(player, 'up', 0.3);
      expect(other.texts.filter((text) => text.includes('you said?'))).toEqual([]);
      expect(other.output?.completeTheMoment).toBe(true);
      const { blueprintMomentId } = await player.view();
      const { moments } = await stage().release();
      expect(moments.find(({ id }) => id === blueprintMomentId)?.slug).toBe('the-keeper');
    });

    test('is given up for one that is chosen by hand', async () => {
      const player = await onTheStairs();
      await mumble(player, 'up', 0.3);
      const chosen = await player.play(engine(), {
        inputId: randomUUID(),
        kind: 'choice',
        selectedPath: 'down',
      });
      expect(chosen.output?.completeTheMoment).toBe(true);
    });

    test('is taken at once where the recogniser is sure, or the words were typed', async () => {
      const sure = await onTheStairs();
      expect((await mumble(sure, 'down', 0.95)).output?.completeTheMoment).toBe(true);
      const typing = await onTheStairs();
      stage().speech.confidence = 0.3;
      expect((await typing.say(engine(), 'down')).output?.completeTheMoment).toBe(true);
    });

    function byDevice(player: TestPlayer, deviceWords: string, deviceConfidence?: number): Promise<Answer> {
      const sure = deviceConfidence === undefined ? {} : { deviceConfidence };
      const words = { inputId: randomUUID(), sampleRate: 16_000, deviceWords, ...sure };
      return player.play(engine(), words, RECORDING);
    }

    test('by the player’s browser, which tells how sure it is, is asked back as well', async () => {
      const asked = await byDevice(await onTheStairs(), 'down', 0.3);
      expect(asked.texts).toEqual(['Down, you said?']);
      const taken = await byDevice(await onTheStairs(), 'down', 0.95);
      expect(taken.output?.completeTheMoment).toBe(true);
    });

    test.each([undefined, 0])(
      'by a browser that does not tell (%p): taken where it is a phrase of the moment, else asked back',
      async (confidence) => {
        const taken = await byDevice(await onTheStairs(), 'Down!', confidence);
        expect(taken.output?.completeTheMoment).toBe(true);
        const player = await onTheStairs();
        const before = await used(player);
        const asked = await byDevice(player, 'go and find the kid', confidence);
        expect(asked.texts).toEqual(['Down, you said?']);
        expect(await used(player)).toBe(before);
        expect((await byDevice(player, 'yes', confidence)).output?.completeTheMoment).toBe(true);
      },
    );

    test('what can be taken back is not asked about', async () => {
      const player = await TestPlayer.join(stage());
      await player.begin(engine());
      const answer = await mumble(player, 'Who are you looking for?', 0.3);
      expect(answer.output).toMatchObject({
        playerFacts: ['sister-at-helm'],
        loopCurrentNumberOfInteractions: 1,
      });
    });
  });
}
