import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EmbeddedStage } from '../stage/embedded.ts';
import { Player } from './player.ts';
import { RawSocket } from './raw-socket.ts';

/** Inputs that come more than once, or at the same time. */
export function sameInputSuite(stage: () => EmbeddedStage): void {
  describe('inputs that come together', () => {
    let player: Player;
    let socket: RawSocket;
    let player_story_id: string;
    beforeEach(async () => {
      player = await Player.begin(stage().origin, 'en');
      for (let n = 0; n < 2; n += 1) await player.start((await player.view()).playerMomentId);
      player.close();
      player_story_id = player.playerStoryId;
      socket = await RawSocket.open(stage().origin, await player.account.token());
    }, 120_000);

    const outputs = async (count: number) => {
      const all: Record<string, unknown>[] = [];
      for (let n = 0; n < count; n += 1) all.push(JSON.parse((await socket.next('GameOutput')).json));
      return all;
    };
    const used = async () => (await player.view()).loopCurrentNumberOfInteractions;

    test('the same input ten times at once: one effect, the same answer ten times', async () => {
      const input = { player_story_id, input_id: randomUUID(), text: 'Nobody is going to shout at you.' };
      for (let n = 0; n < 10; n += 1) socket.send('USER_INPUT', input);
      const answers = (await outputs(10)).map(({ epoch: _epoch, seq: _seq, ...answer }) => answer);
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await used()).toBe(1);
      socket.close();
    }, 120_000);

    test('the same id with other content: refused, and the first stays', async () => {
      const input_id = randomUUID();
      socket.send('USER_INPUT', { player_story_id, input_id, text: 'Who are you looking for?' });
      const [first] = await outputs(1);
      socket.send('USER_INPUT', { player_story_id, input_id, text: 'Get out of that box.' });
      const failed = JSON.parse((await socket.next('TurnFailed')).json) as Record<string, unknown>;
      expect(failed).toMatchObject({ input_id, code: 'ALREADY_EXISTS', retryable: false });
      socket.send('USER_INPUT', { player_story_id, input_id, text: 'Who are you looking for?' });
      expect((await outputs(1))[0]?.dialogue).toBe(first?.dialogue);
      expect(await used()).toBe(1);
      socket.close();
    }, 120_000);

    test('two inputs at once: one after the other', async () => {
      const inputs = ['Who are you looking for?', 'You look frozen, take this.'].map((text) => ({
        ...{ player_story_id, text },
        input_id: randomUUID(),
      }));
      for (const input of inputs) socket.send('USER_INPUT', input);
      const answers = await outputs(2);
      expect(answers.map(({ input_id }) => input_id)).toEqual(inputs.map(({ input_id }) => input_id));
      expect(answers.map((answer) => answer.loop_current_number_of_interactions)).toEqual([1, 2]);
      socket.close();
    }, 120_000);

    test('words of the device come late or not at all, and the recording again: one effect, the first words stay', async () => {
      const input = { player_story_id, input_id: randomUUID(), audio_format: 'pcm', sample_rate: 16_000 };
      const sound = Buffer.alloc(16_000, 1);
      const device_words = 'You look frozen, take this.';
      const { input_id } = input;
      socket.send('USER_INPUT', { ...input, streaming: true });
      socket.send('AUDIO_CHUNK', { input_id, index: 0, last: false }, sound);
      socket.send('AUDIO_CHUNK', { input_id, index: 1, last: true, device_words }, Buffer.alloc(0));
      const [first] = await outputs(1);
      expect(first?.transcribed_player_answer).toBe(device_words);
      for (const again of [{}, { device_words }, { device_words: 'Get out of that box.' }])
        socket.send('USER_INPUT', { ...input, ...again }, sound);
      const answers = await outputs(3);
      expect(answers.map((answer) => answer.transcribed_player_answer)).toEqual([
        device_words,
        device_words,
        device_words,
      ]);
      expect(await used()).toBe(1);
      socket.close();
    }, 120_000);

    test('another player’s input id: a turn of one’s own', async () => {
      const input_id = randomUUID();
      socket.send('USER_INPUT', { player_story_id, input_id, text: 'Who are you looking for?' });
      await outputs(1);
      socket.close();
      const other = await Player.begin(stage().origin, 'en');
      for (let n = 0; n < 2; n += 1) await other.start((await other.view()).playerMomentId);
      const turn = await other.say('You look frozen, take this.', input_id);
      expect(turn.transcript).toBe('You look frozen, take this.');
      other.close();
    }, 120_000);
  });
}
