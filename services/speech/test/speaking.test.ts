import { beforeEach, describe, expect, test } from '@jest/globals';
import { EngineFailed, SpeechAborted } from '../src/domain/errors.ts';
import { Speaking } from '../src/domain/speaking.ts';
import type { Voice } from '../src/domain/voice.ts';
import type { VoiceLine } from '../src/domain/voice-line.ts';
import { WorkQueue } from '../src/domain/work-queue.ts';
import { EspeakVoice } from '../src/providers/espeak/espeak.ts';
import { FliteVoice } from '../src/providers/flite/flite.ts';
import { SilentVoice } from '../src/providers/silence/silence.ts';
import { SpokenSentences } from '../src/store/spoken-sentences.ts';
import { beep, ScriptedVoice } from './scripted-engines.ts';

const never = new AbortController().signal;
const calm = { pitch: 0, speed: 1, emotion: '', strength: 0 };
const line: VoiceLine = { text: 'Good evening.', language: 'en', engine: '', name: '', ...calm };
const broken = () => new ScriptedVoice('broken', () => Promise.reject(new Error('no voice today')));

let failures: [string, unknown][];
const speakingOf = (...voices: Voice[]) =>
  new Speaking({
    voices,
    encode: async (pcm) => new Uint8Array(pcm.samples.length),
    sentences: new SpokenSentences({ memoryBytes: 1e6, files: undefined, onFailure: () => {} }),
    queue: new WorkQueue({ width: 2, patienceMs: 60_000 }),
    onFailure: (engine, error) => failures.push([engine, error]),
  });

describe('speaking', () => {
  beforeEach(() => {
    failures = [];
  });

  describe('speaking', () => {
    test('takes the first voice, or the one that the character has', async () => {
      const speaking = speakingOf(new ScriptedVoice('a'), new ScriptedVoice('b'));
      expect(await speaking.speak(line, never)).toMatchObject({
        engine: 'a',
        durationMs: 100,
        heardAs: 'floor',
      });
      expect(await speaking.speak({ ...line, engine: 'b' }, never)).toMatchObject({ engine: 'b' });
      expect(await speaking.speak({ ...line, engine: 'nobody' }, never)).toMatchObject({ engine: 'a' });
    });

    test('passes over voices that do not speak the language', async () => {
      const speaking = speakingOf(new ScriptedVoice('a', () => beep, ['en']), new ScriptedVoice('b'));
      expect(await speaking.speak({ ...line, language: 'fr', engine: 'a' }, never)).toMatchObject({
        engine: 'b',
      });
    });

    test('goes on with the next voice after a failure, and says so', async () => {
      const speaking = speakingOf(broken(), new ScriptedVoice('b'));
      expect(await speaking.speak(line, never)).toMatchObject({ engine: 'b' });
      expect(failures).toEqual([['broken', expect.any(EngineFailed)]]);
    });

    test('ends in silence as long as the line, never in nothing', async () => {
      const speaking = speakingOf(broken(), new SilentVoice());
      const short = await speaking.speak(line, never);
      const long = await speaking.speak({ ...line, text: 'Good evening. '.repeat(9) }, never);
      expect(short).toMatchObject({ engine: 'silence', heardAs: 'silence' });
      expect(long.durationMs).toBeGreaterThan(5 * short.durationMs);
    });

    test('fails where not even the last voice manages', async () => {
      await expect(speakingOf(broken()).speak(line, never)).rejects.toThrow(EngineFailed);
    });

    test('takes a voice that gives no sound for a failure', async () => {
      const mute = new ScriptedVoice('mute', () => ({ samples: new Float32Array(), sampleRate: 24_000 }));
      expect(await speakingOf(mute, new ScriptedVoice('b')).speak(line, never)).toMatchObject({
        engine: 'b',
      });
    });

    test('asks no engine to read what has no letters', async () => {
      const voice = new ScriptedVoice('a');
      expect(
        await speakingOf(voice, new SilentVoice()).speak({ ...line, text: '… 🙂' }, never),
      ).toMatchObject({
        engine: 'silence',
      });
      expect(voice.asked).toEqual([]);
    });

    test('gives engines clean text', async () => {
      const voice = new ScriptedVoice('a');
      await speakingOf(voice).speak({ ...line, text: ' Good\u0000 \n evening ', name: 'old' }, never);
      expect(voice.asked).toMatchObject([{ text: 'Good evening', name: 'old' }]);
    });

    test('prefers the engine that has the voice, where none is named', async () => {
      const speaking = speakingOf(new FliteVoice(), new EspeakVoice(), new SilentVoice());
      expect(await speaking.speak({ ...line, name: 'whisper' }, never)).toMatchObject({ engine: 'espeak' });
      expect(await speaking.speak({ ...line, name: 'rms' }, never)).toMatchObject({ engine: 'flite' });
      expect(await speaking.speak({ ...line, name: 'nobody' }, never)).toMatchObject({ engine: 'flite' });
    });
  });

  describe('sentences spoken before', () => {
    test('are not spoken again, unless anything about them differs', async () => {
      const voice = new ScriptedVoice('a');
      const speaking = speakingOf(voice);
      expect(await speaking.speak(line, never)).toMatchObject({ fromCache: false });
      expect(await speaking.speak(line, never)).toMatchObject({ fromCache: true, durationMs: 100 });
      for (const other of [
        { text: 'Hm.' },
        { speed: 2 },
        { pitch: 1 },
        { name: 'x' },
        { language: 'fr' as const },
      ])
        expect(await speaking.speak({ ...line, ...other }, never)).toMatchObject({ fromCache: false });
      expect(voice.asked).toHaveLength(6);
    });

    test('by a stand-in do not stand for the voice that failed', async () => {
      let broke = true;
      const moody = new ScriptedVoice('a', () => (broke ? Promise.reject(new Error('moody')) : beep));
      const speaking = speakingOf(moody, new ScriptedVoice('b'));
      expect(await speaking.speak(line, never)).toMatchObject({ engine: 'b' });
      broke = false;
      expect(await speaking.speak(line, never)).toMatchObject({ engine: 'a' });
    });

    test('at the same time are one piece of work', async () => {
      const voice = new ScriptedVoice('a');
      const speaking = speakingOf(voice);
      await Promise.all(Array.from({ length: 10 }, () => speaking.speak(line, never)));
      expect(voice.asked).toHaveLength(1);
    });
  });

  test('a line that nobody wants any more is called off, and no other voice is tried', async () => {
    const gone = new AbortController();
    const slow = new ScriptedVoice('a', (_, signal) => {
      const never = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      queueMicrotask(() => gone.abort());
      return never;
    });
    const next = new ScriptedVoice('b');
    const spoken = speakingOf(slow, next).speak(line, gone.signal);
    await expect(spoken).rejects.toThrow(SpeechAborted);
    expect(next.asked).toEqual([]);
  });
});
