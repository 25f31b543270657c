import { beforeAll, describe, expect, test } from '@jest/globals';
import i18next from 'i18next';
import { en } from '../i18n/en/index.ts';
import { fr } from '../i18n/fr/index.ts';
import type { TurnFailed } from '../protocol/frames.ts';
import { output } from './output.fixture.ts';
import { furnishPage, MOMENT, sentence, sessionOnStage, soon, TestMicrophone } from './session.fixture.ts';
import { retryable, uiState } from './uiState.ts';

beforeAll(async () => {
  furnishPage();
  const resources = { en: { translation: en }, fr: { translation: fr } };
  await i18next.init({ lng: 'fr', resources });
});

const answer = { kind: 'player_answer', text: 'Who is there?' } as const;
const failure = (fields: Partial<TurnFailed>): TurnFailed => ({
  ...{ input_id: MOMENT, attempt: 1, epoch: 'e', seq: 1, code: 'UNAVAILABLE', reason: 'ENGINE_GONE' },
  ...{ retryable: true },
  ...fields,
});

/** On stage, with the opening answered. */
function playing(...microphone: Parameters<typeof sessionOnStage>) {
  const stage = sessionOnStage(...microphone);
  stage.session.start(MOMENT, false);
  stage.server().output(output({ input_id: MOMENT, player_moment_id: MOMENT }));
  return stage;
}

describe('what a page that was away has missed', () => {
  test('frames that are gone: the view is asked, and may show that the run has gone on', () => {
    const { server, game, asked } = playing();
    const before = asked();
    server().stale();
    expect([asked(), game().moment?.mayBeBehind]).toEqual([before + 1, true]);
    server().output(output({ player_moment_id: MOMENT }));
    expect(game().moment?.mayBeBehind).toBe(false);
  });
  test('an answer that came too late is said to be, in the page’s language, and the view is asked', () => {
    const { session, server, sent, game, asked } = playing();
    session.answer(answer);
    const before = asked();
    server().dropped(sent.at(-1)?.input_id ?? '');
    expect(game()).toMatchObject({ error: fr.common.errors.late, moment: { mayBeBehind: true } });
    expect([uiState(game()), retryable(game()), asked()]).toEqual(['IDLE', undefined, before + 1]);
  });
  test('a start that came too late gives the title back, and says so; so does one that is refused for good', () => {
    const late = sessionOnStage();
    late.session.start(MOMENT, false);
    late.server().dropped(MOMENT);
    expect(late.game()).toMatchObject({ moment: undefined, error: fr.common.errors.late });
    const refused = sessionOnStage();
    refused.session.start(MOMENT, false);
    refused.server().failed(failure({ retryable: true }));
    expect(refused.game()).toMatchObject({ moment: { id: MOMENT } });
    expect(retryable(refused.game())).toBe(MOMENT);
    refused.server().failed(failure({ retryable: false }));
    expect(refused.game().moment).toBeUndefined();
  });
});

describe('an input', () => {
  test('names the moment on stage, also the one that its start has led to', () => {
    const { session, server, sent } = playing();
    session.answer(answer);
    expect(sent.at(-1)?.player_moment_id).toBe(MOMENT);
    const elsewhere = '33333333-3333-4333-8333-333333333333';
    server().output(output({ player_moment_id: elsewhere }));
    session.answer(answer);
    expect(sent.at(-1)?.player_moment_id).toBe(elsewhere);
  });
  test('of which only an error is told is not waited for, and can be sent again', () => {
    const { session, server, game, sent } = playing();
    session.answer(answer);
    const id = sent.at(-1)?.input_id ?? '';
    server().error('Something of our own.', undefined);
    expect([uiState(game()), retryable(game()), game().error]).toEqual(['IDLE', id, 'Something of our own.']);
    server().again(id);
    expect([uiState(game()), retryable(game())]).toEqual(['PROCESSING', undefined]);
  });
  test('that failed is said in the page’s language, by its name or by its code', () => {
    const { session, server, game } = playing();
    session.answer(answer);
    const tell = (code: string, reason: string) =>
      server().error('English', failure({ input_id: 'i', code, reason }));
    tell('RESOURCE_EXHAUSTED', 'TOO_MANY_WAITING');
    expect(game().error).toBe(fr.common.reasons.TOO_MANY_WAITING);
    tell('UNAVAILABLE', 'ENGINE_STOPPING');
    expect(game().error).toBe(fr.common.errors.unavailable);
    expect(uiState(game())).toBe('PROCESSING');
  });
  test('whose answer came after all is not offered to be sent again', () => {
    const { session, server, game, sent } = playing();
    session.answer(answer);
    server().error('Something of our own.', undefined);
    expect(retryable(game())).toBeDefined();
    server().output(output({ input_id: sent.at(-1)?.input_id ?? '', player_moment_id: MOMENT }));
    expect(retryable(game())).toBeUndefined();
  });
});

describe('while the browser asks for the microphone', () => {
  /** A player who is asked, and answers when the test says so. */
  function asking() {
    const microphone = new TestMicrophone();
    let grant: () => void = () => undefined;
    let refuse: () => void = () => undefined;
    const asked = new Promise<TestMicrophone>((resolve, reject) => {
      grant = () => resolve(microphone);
      refuse = () => reject(new Error('refused'));
    });
    return { stage: playing(() => asked), microphone, grant, refuse };
  }

  test('a typed answer is heard and read', async () => {
    const { stage } = asking();
    void stage.session.record({ kind: 'player_answer' });
    stage.session.answer(answer);
    const input_id = stage.sent.at(-1)?.input_id ?? '';
    stage.server().audio(sentence({ input_id }), new Uint8Array(4));
    await soon();
    expect(stage.game().caption?.text).toBe('Mind the gap.');
  });
  test('what is granted after the player has typed records nothing, and what is refused then is no error', async () => {
    for (const how of ['grant', 'refuse'] as const) {
      const prompt = asking();
      const recording = prompt.stage.session.record({ kind: 'player_answer' });
      prompt.stage.session.answer(answer);
      prompt[how]();
      await recording;
      expect(prompt.microphone.records).toBe(0);
      expect(uiState(prompt.stage.game())).toBe('PROCESSING');
    }
  });
  test('two presses are one recording, and another press after typing is one too', async () => {
    const { stage, microphone, grant } = asking();
    const { session } = stage;
    const presses = [session.record({ kind: 'player_answer' }), session.record({ kind: 'player_answer' })];
    session.answer(answer);
    stage.server().output(output({ player_moment_id: MOMENT }));
    presses.push(session.record({ kind: 'player_answer' }));
    grant();
    await Promise.all(presses);
    expect([microphone.records, uiState(stage.game())]).toEqual([1, 'PLAYER_SPEAKING']);
    microphone.hear();
    microphone.hear();
    session.stopRecording();
    expect(stage.sent.filter(({ streaming }) => streaming).length).toBe(1);
    expect(uiState(stage.game())).toBe('PROCESSING');
  });
  test('a page that was taken over meanwhile does not begin to listen', async () => {
    const { stage, microphone, grant } = asking();
    const recording = stage.session.record({ kind: 'player_answer' });
    stage.server().status('taken_over');
    grant();
    await recording;
    expect(microphone.records).toBe(0);
  });
  test('a refusal that is waited for is told', async () => {
    const { stage, refuse } = asking();
    const recording = stage.session.record({ kind: 'player_answer' });
    refuse();
    await expect(recording).rejects.toThrow('refused');
  });
});

test('what is recorded while it is answered ends there', async () => {
  const microphone = new TestMicrophone();
  const { session, server, sent, game } = playing(async () => microphone);
  await session.record({ kind: 'player_answer' });
  microphone.hear();
  server().audio(sentence({ input_id: 'earlier' }), new Uint8Array(4));
  await soon();
  expect(game().caption).toBeUndefined();
  server().output(output({ input_id: sent.at(-1)?.input_id ?? '', player_moment_id: MOMENT }));
  expect(uiState(game())).toBe('IDLE');
});

test('an answer that is skipped after its last sentence is not said again: a second attempt is read', async () => {
  const { session, server, sent, game, played } = playing();
  session.answer(answer);
  const line = { input_id: sent.at(-1)?.input_id ?? '' };
  server().audio(sentence(line), new Uint8Array(4));
  await soon();
  expect([played.length, uiState(game())]).toEqual([1, 'GAME_SPEAKING']);
  session.skip();
  server().audio(sentence({ ...line, attempt: 2, text: 'Mind it.' }), new Uint8Array(4));
  await soon();
  expect([played.length, uiState(game()), game().caption?.text]).toEqual([1, 'PROCESSING', 'Mind it.']);
});
