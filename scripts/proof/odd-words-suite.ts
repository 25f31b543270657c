import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EmbeddedStage } from '../stage/embedded.ts';
import { type PlayedTurn, Player, type Recording, TurnRefused } from './player.ts';
import { Random } from './random.ts';
import { spoken } from './spoken.ts';

const RATE = 16_000;
const pcm = (bytes: Uint8Array): Recording => ({ bytes, sampleRate: RATE });

/** Words and recordings that no author thought of. */
export function oddWordsSuite(stage: () => EmbeddedStage): void {
  describe('odd words and recordings', () => {
    let player: Player;
    let opening: PlayedTurn;
    beforeAll(async () => {
      player = await Player.begin(stage().origin, 'en');
      for (let n = 0; n < 2; n += 1) opening = await player.start((await player.view()).playerMomentId);
    }, 120_000);
    afterAll(() => player?.close());

    test.each([
      ['2,000 characters', 'word '.repeat(400)],
      ['emoji', '🧜‍♀️ the whistle 🌊'],
      ['right-to-left', 'مرحبا \u202e שלום'],
      ['HTML', '<img src=x onerror="alert(1)"> & <b>bold</b>'],
      ['a quote and a semicolon', `'; drop table run.turns; --`],
    ])(
      '%s: taken as text, and shown as it was said',
      async (_name, words) => {
        const turn = await fresh((anew) => anew.say(words));
        expect(turn.transcript.trim()).toBe(words.trim());
      },
      120_000,
    );

    test('a null byte: shown, and kept by every store', async () => {
      const turn = await fresh((anew) => anew.say('the\u0000whistle'));
      expect(turn.transcript).toBe('the\uFFFDwhistle');
    }, 120_000);

    test.each([
      ['nothing but silence', () => pcm(Buffer.alloc(2 * RATE))],
      ['two bytes', () => pcm(Buffer.alloc(2))],
      ['noise', () => pcm(new Random(1).bytes(RATE))],
      ['not audio at all', () => ({ bytes: Buffer.from('<html>this is a page</html>'.repeat(99)) })],
      ['half an mp3 header', () => ({ bytes: Buffer.from([0xff, 0xfb, 0x90]) })],
    ])(
      'a recording of %s: "I did not hear you", and no interaction counted',
      async (_name, recording) => {
        const before = (await player.view()).loopCurrentNumberOfInteractions;
        const { output } = await player.speak(recording(), 'en');
        expect(output.not_heard).toBe(true);
        expect(output.loop_current_number_of_interactions).toBe(before);
      },
      120_000,
    );

    test.each([
      ['of an odd length', () => oddLength(spoken('why are you here'))],
      ['of an mp3 that was cut in half', () => ({ bytes: half(opening.audio[0]) })],
    ])(
      'a recording %s: what could be understood, or not heard',
      async (_name, recording) => {
        const { output, transcript } = await fresh((anew) => anew.speak(recording(), 'en'));
        expect(output.not_heard).toBe(transcript === '');
      },
      120_000,
    );

    test('61 s: refused with a text, or what could be understood of it', async () => {
      const recording = pcm(Buffer.alloc(61 * RATE * 2));
      const answer = await player.speak(recording, 'en').catch((error: unknown) => error);
      if (answer instanceof TurnRefused) expect(answer.code).toMatch(/INVALID_ARGUMENT|RESOURCE_EXHAUSTED/);
      else expect(answer).toMatchObject({ output: { not_heard: true } });
    }, 120_000);

    test('an empty recording that was announced as one: not heard', async () => {
      const inputId = crypto.randomUUID();
      const turn = player.send({ input_id: inputId, kind: 'player_answer', streaming: true });
      player.socket.sendChunk(inputId, { index: 0, last: true, audio: new Uint8Array(0) });
      expect((await turn).output.not_heard).toBe(true);
    }, 120_000);

    test('after all that the story goes on', async () => {
      expect((await player.say('Nobody is going to shout at you.')).output.not_heard).toBe(false);
    }, 120_000);

    /** In a moment of its own, so that what was said before does not end it. */
    async function fresh(play: (anew: Player) => Promise<PlayedTurn>): Promise<PlayedTurn> {
      const anew = await Player.begin(stage().origin, 'en');
      try {
        for (let n = 0; n < 2; n += 1) await anew.start((await anew.view()).playerMomentId);
        return await play(anew);
      } finally {
        anew.close();
      }
    }
  });
}

const half = (bytes: Uint8Array = new Uint8Array()) => bytes.subarray(0, bytes.length >> 1);
const oddLength = ({ bytes, ...rest }: Recording) => ({
  ...rest,
  bytes: bytes.subarray(0, (bytes.length | 1) - 2),
});
