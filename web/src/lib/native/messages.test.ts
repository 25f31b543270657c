import { expect, jest, test } from '@jest/globals';
import { parseNative } from './messages.ts';

const said = (message: object) => parseNative(JSON.stringify(message));

test('a recording of the shell is understood, with what it leaves out', () => {
  const recorded = { type: 'recording_complete', audioData: 'AQI=', format: 'mp3', sampleRate: 48_000 };
  expect(said({ ...recorded, transcription: ' open up ' })).toEqual({
    ...{ type: 'recording_complete', audio: Uint8Array.of(1, 2), transcription: 'open up' },
    ...{ format: 'mp3', sampleRate: 48_000 },
  });
  expect(said({ type: 'recording_complete', audioData: 'AQI=', transcription: null })).toEqual({
    ...{ type: 'recording_complete', audio: Uint8Array.of(1, 2), transcription: '' },
    ...{ format: undefined, sampleRate: 16_000 },
  });
});

test('words that the shell has understood itself need no sound', () => {
  expect(said({ type: 'recording_complete', transcription: 'open up' })).toMatchObject({
    audio: new Uint8Array(0),
    transcription: 'open up',
  });
});

test('what begins, a command and an error are understood', () => {
  expect(said({ type: 'player_speaking' })).toEqual({ type: 'player_speaking' });
  const command = { type: 'command_detected', command: 'open', confidence: 0.9, fullText: 'open up' };
  expect(said(command)).toEqual(command);
  expect(said({ type: 'error', message: 'No microphone.' })).toEqual({
    type: 'error',
    message: 'No microphone.',
  });
});

test.each([
  [{ type: 'recording_complete' }],
  [{ type: 'recording_complete', audioData: '', transcription: ' ' }],
  [{ type: 'recording_complete', audioData: 7 }],
  [{ type: 'recording_complete', audioData: 'no base64 at all!' }],
  [{ type: 'recording_complete', audioData: 'AQI=', format: 'wav' }],
  [{ type: 'recording_complete', audioData: 'AQI=', format: null }],
  [{ type: 'recording_complete', audioData: 'AQI=', sampleRate: 1 }],
  [{ type: 'recording_complete', audioData: 'AQI=', sampleRate: 96_001 }],
  [{ type: 'recording_complete', audioData: 'AQI=', sampleRate: 16_000.5 }],
  [{ type: 'recording_complete', audioData: 'AQI=', sampleRate: null }],
  [{ type: 'recording_complete', transcription: ['open up'] }],
  [{ type: 'command_detected', command: 'open' }],
  [{ type: 'command_detected', command: { a: 1 }, confidence: 'much', fullText: null }],
  [{ type: 'error', message: { code: 3 } }],
])('nonsense of the shell is an error of the shell, not of the page: %j', (message) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(said(message)).toEqual({ type: 'error' });
});

test.each([
  [undefined],
  [{}],
  ['hello'],
  ['{"type":"of somebody else"}'],
  ['{broken'],
  ['{"kind":1}'],
  ['{"type":"constructor"}'],
  ['{"type":["error"]}'],
  ['[1]'],
])('what is not of the shell is nothing: %j', (data) => {
  expect(parseNative(data)).toBeUndefined();
});
