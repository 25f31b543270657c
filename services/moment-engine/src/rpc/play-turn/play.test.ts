import type { Moment } from '@fabula/rules/release/moment';
import { expect, test } from '@jest/globals';
import { aMoment, aRelease, id, Player } from '../../../../rules/test/build.ts';
import type { EngineContext } from '../../context.ts';
import { type Play, play } from './play.ts';

const slowly = { speedOfSpeech: 0.6, hintTts: true, hintTranslation: true };
const spoken = (n: number, parts: object) =>
  aMoment(n, { type: 'monologue', transitions: [{ to: id(n + 1) }], ...parts });
const passedOver = { skip: { showAfterRunNumber: 2 } };

/** What the voice is asked for when the first of these moments is started: language and speed. */
async function voiced(...moments: Moment[]): Promise<string[]> {
  const release = aRelease([...moments, aMoment(3, { type: 'epilogue' })]);
  const asked: string[] = [];
  const engine = {
    releases: { get: async () => release },
    lines: { get: () => undefined, keep: () => {} },
    voiceBreaker: { isOn: false },
    preparing: { begin: async () => {} },
    times: { speak: 1_000, call: 1_000 },
    speech: {
      async *synthesize({ speed, language }: { speed: number; language: string }) {
        asked.push(`${language} ${speed}`);
        yield { mp3: new Uint8Array(3), durationMs: 5, quality: 'q', fromCache: false };
      },
    },
    run: { commitTurn: async () => ({ turn: { playerMomentId: id(8), output: undefined } }) },
  };
  const turn = {
    begun: {
      ...{
        storyId: release.story.id,
        releaseVersion: 1,
        stateJson: JSON.stringify(new Player(release).state),
      },
      ...{
        playerMomentId: id(8),
        inputId: id(8),
        attempt: 1,
        recentSkips: [],
        seed: 'aa',
        history: [],
        heard: [],
      },
    },
    kind: 'start_moment',
    turnInput: { input: undefined, audio: new Uint8Array() },
    down: { send: () => {}, end: () => {} },
    clock: { stage: (_name: string, work: () => unknown) => work(), firstSentence: () => {} },
    signal: new AbortController().signal,
    onSpeaking: () => {},
    note: () => {},
  };
  // Of the engine and the turn only what a start needs.
  await play(engine as unknown as EngineContext, turn as unknown as Play);
  return asked;
}

test('the moment that a start opens is spoken as its author wants it, not as one that was passed over', async () => {
  const learners = ['en 0.6', 'fr 0.6'];
  expect(await voiced(spoken(1, slowly), spoken(2, {}))).toEqual(learners);
  expect(await voiced(spoken(1, { ...slowly, ...passedOver }), spoken(2, {}))).toEqual(['en 1']);
  expect(await voiced(spoken(1, passedOver), spoken(2, slowly))).toEqual(learners);
});
