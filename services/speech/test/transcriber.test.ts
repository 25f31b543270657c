import { beforeEach, describe, expect, test } from '@jest/globals';
import { EngineFailed, SpeechAborted } from '../src/domain/errors.ts';
import type { Recogniser } from '../src/domain/recogniser.ts';
import { Transcriber } from '../src/domain/transcriber.ts';
import type { VoiceActivity } from '../src/domain/voice-activity.ts';
import { WorkQueue } from '../src/domain/work-queue.ts';
import { ClientTranscript } from '../src/providers/client/client.ts';
import { ScriptedActivity, ScriptedRecogniser } from './scripted-engines.ts';

const never = new AbortController().signal;
const second = { samples: new Float32Array(16_000).fill(0.1), sampleRate: 16_000 };
const request = {
  pcm: second,
  language: 'en' as const,
  phrases: [],
  transcription: '',
  transcriptionConfidence: 0,
};
const speech: VoiceActivity[] = [new ScriptedActivity()];
const noise: VoiceActivity[] = [new ScriptedActivity(() => [])];

let failures: [string, unknown][];
const transcriberOf = (activities: VoiceActivity[], ...recognisers: Recogniser[]) =>
  new Transcriber({
    engines: { recognisers, activities },
    queue: new WorkQueue({ width: 1, patienceMs: 60_000 }),
    onFailure: (engine, error) => failures.push([engine, error]),
  });

describe('a transcriber', () => {
  beforeEach(() => {
    failures = [];
  });

  describe('a transcriber', () => {
    test('takes the first recogniser that understands', async () => {
      const last = new ScriptedRecogniser('c', () => 'three');
      const transcriber = transcriberOf(
        speech,
        new ScriptedRecogniser('a', () => ''),
        new ScriptedRecogniser('b', () => 'two'),
        last,
      );
      const heard = { text: 'two', engine: 'b', confidence: 0.5, noSpeech: false, audioMs: 1_000 };
      expect(await transcriber.transcribe(request, never)).toEqual(heard);
      expect(last.asked).toEqual([]);
    });

    test('asks no recogniser when nobody spoke', async () => {
      const recogniser = new ScriptedRecogniser('a', () => 'invented');
      const heard = await transcriberOf(noise, recogniser).transcribe(request, never);
      expect(heard).toMatchObject({ text: '', noSpeech: true });
      expect(recogniser.asked).toEqual([]);
    });

    test('asks nobody at all about an empty recording', async () => {
      const empty = { ...request, pcm: { ...second, samples: new Float32Array() } };
      expect(await transcriberOf(speech).transcribe(empty, never)).toMatchObject({
        noSpeech: true,
        audioMs: 0,
      });
    });

    test('believes the player’s own device, before any sound', async () => {
      const transcriber = transcriberOf(
        noise,
        new ClientTranscript(),
        new ScriptedRecogniser('a', () => 'other'),
      );
      const device = { transcription: ' open the door ', transcriptionConfidence: 0.6 };
      const heard = await transcriber.transcribe({ ...request, ...device }, never);
      expect(heard).toMatchObject({
        ...{ text: 'open the door', engine: 'client', confidence: 0.6 },
        noSpeech: false,
      });
    });

    test('is told that somebody spoke and was not understood', async () => {
      const heard = await transcriberOf(speech, new ScriptedRecogniser('a', () => '')).transcribe(
        request,
        never,
      );
      expect(heard).toMatchObject({ text: '', engine: '', noSpeech: false });
    });

    test('passes over recognisers of other languages and those that fail', async () => {
      const french = new ScriptedRecogniser('fr', () => 'oui', ['fr']);
      const broken = new ScriptedRecogniser('broken', () => Promise.reject(new Error('deaf today')));
      const transcriber = transcriberOf(speech, french, broken, new ScriptedRecogniser('b', () => 'yes'));
      expect(await transcriber.transcribe(request, never)).toMatchObject({ text: 'yes' });
      expect(french.asked).toEqual([]);
      expect(failures).toEqual([['broken', expect.any(EngineFailed)]]);
    });

    test('goes on with the next detector, and without any takes all for speech', async () => {
      const broken = new ScriptedActivity(() => {
        throw new Error('no model');
      });
      const recogniser = new ScriptedRecogniser('a', () => 'yes');
      expect(await transcriberOf([broken, ...noise], recogniser).transcribe(request, never)).toMatchObject({
        noSpeech: true,
      });
      expect(await transcriberOf([broken], recogniser).transcribe(request, never)).toMatchObject({
        text: 'yes',
      });
    });

    test('gives recognisers the speech alone, of the first minute', async () => {
      const recogniser = new ScriptedRecogniser('a', () => 'yes');
      const long = { samples: new Float32Array(16_000 * 61), sampleRate: 16_000 };
      const said = [new ScriptedActivity(() => [{ startMs: 59_000, endMs: 60_000 }])];
      const heard = await transcriberOf(said, recogniser).transcribe({ ...request, pcm: long }, never);
      expect(heard.audioMs).toBe(60_000);
      expect(recogniser.asked[0]?.pcm.samples).toHaveLength(1.3 * 16_000);
    });

    test('ends when the player has gone, and asks nobody else', async () => {
      const gone = new AbortController();
      const slow = new ScriptedRecogniser('slow', () => {
        gone.abort();
        return Promise.reject(new Error('stopped'));
      });
      const next = new ScriptedRecogniser('next', () => 'late');
      await expect(transcriberOf(speech, slow, next).transcribe(request, gone.signal)).rejects.toThrow(
        SpeechAborted,
      );
      expect(next.asked).toEqual([]);
    });
  });
});
