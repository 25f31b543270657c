import { beforeAll, expect, jest, test } from '@jest/globals';
import { output } from '../../../lib/game/output.fixture.ts';
import { furnishPage, MOMENT, sentence, sessionOnStage, soon } from '../../../lib/game/session.fixture.ts';
import { isPlaying, uiState, voiceButton } from '../../../lib/game/uiState.ts';
import type { FromNative } from '../../../lib/native/messages.ts';
import { hearShell } from './hearShell.ts';

beforeAll(furnishPage);

/** A game in the shell, in a moment whose opening was told. */
function playing() {
  const stage = sessionOnStage();
  stage.session.start(MOMENT, false);
  stage.server().output(output({ input_id: MOMENT, player_moment_id: MOMENT }));
  const hear = (message: FromNative) =>
    hearShell(message, {
      session: stage.session,
      dispatch: stage.dispatch,
      base: () => ({ kind: 'player_answer' }),
      phrases: async () => ['Open the door!', 'Ouvre, s’il te plaît'],
      unknown: 'Something went wrong.',
    });
  const button = () => voiceButton(uiState(stage.game()), true);
  return { ...stage, hear, button };
}

const recording: FromNative = {
  type: 'recording_complete',
  audio: Uint8Array.of(1, 2),
  transcription: 'open up',
  format: 'mp3',
  sampleRate: 16_000,
};

test('who begins to speak in the shell silences voice and music, and hears nothing until that is said', async () => {
  const { hear, server, game, button, sounds } = playing();
  server().audio(sentence({ input_id: 'i1' }), new Uint8Array(8));
  await soon();
  await hear({ type: 'player_speaking' });
  expect(button()).toBe('stop');
  expect(sounds).toEqual(['hush']);
  server().audio(sentence({ input_id: 'i2', text: 'Late.' }), new Uint8Array(8));
  expect([button(), isPlaying(game())]).toEqual(['stop', false]);
  await hear(recording);
  expect(sounds).toEqual(['hush', 'up']);
  server().audio(sentence({ input_id: 'i3', text: 'Well.' }), new Uint8Array(8));
  expect(button()).toBe('skip');
});

test('a recording that failed is over, says why, and the music comes back', async () => {
  const { hear, game, button, sounds } = playing();
  await hear({ type: 'player_speaking' });
  await hear({ type: 'error', message: 'No microphone.' });
  expect([button(), game().error]).toEqual(['rec', 'No microphone.']);
  expect(sounds).toEqual(['hush', 'up']);
  await hear({ type: 'error' });
  expect(game().error).toBe('Something went wrong.');
});

test('a command that the moment does not know ends the listening too', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const { hear, button, sounds } = playing();
  await hear({ type: 'player_speaking' });
  await hear({ type: 'command_detected', command: 'volume up', confidence: 1, fullText: 'volume up' });
  expect([button(), sounds]).toEqual(['rec', ['hush', 'up']]);
});

test('a recording is an answer with its bytes', async () => {
  const { hear, sent, bytes } = playing();
  await hear(recording);
  expect(sent.at(-1)).toMatchObject({
    ...{ kind: 'player_answer', player_moment_id: MOMENT },
    ...{ audio_format: 'mp3', sample_rate: 16_000, transcription: 'open up' },
  });
  expect(bytes.at(-1)).toEqual(Uint8Array.of(1, 2));
});

test('a command is an answer with its words where the moment knows it, and else nothing', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const { hear, sent } = playing();
  const command = (said: string, fullText: string) =>
    hear({ type: 'command_detected', command: said, confidence: 1, fullText });
  await command('open the door', 'Open the door, will you');
  expect(sent.at(-1)).toMatchObject({ kind: 'player_answer', text: 'Open the door, will you' });
  const before = sent.length;
  for (const unknown of ['buy milk', 'open', '', ' ?! ']) await command(unknown, 'and some bread');
  expect(sent.length).toBe(before);
  await command("ouvre s'il te plaît", 'Ouvre, s’il te plaît');
  expect(sent.length).toBe(before + 1);
});
