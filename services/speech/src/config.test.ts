import { readConfig } from '@fabula/kit/config';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { speechConfig, toSpeechConfig } from './config.ts';

const read = (env: NodeJS.ProcessEnv) => toSpeechConfig(readConfig(z.object(speechConfig), env));

describe('the configuration', () => {
  test('has every local engine, in the order of preference, when nothing is said', () => {
    expect(read({})).toEqual({
      recognisers: ['client', 'pocketsphinx-phrases', 'pocketsphinx-open'],
      voices: ['flite', 'espeak'],
      cacheFolder: undefined,
      cacheBytes: 500_000_000,
      memoryBytes: 48_000_000,
    });
  });

  test('chooses engines and their order, or none', () => {
    const env = { FABULA_SPEECH_VOICES: 'espeak, flite', FABULA_SPEECH_RECOGNISERS: 'none' };
    expect(read(env)).toMatchObject({ voices: ['espeak', 'flite'], recognisers: [] });
  });

  test('names every mistake at once', () => {
    const env = { FABULA_SPEECH_VOICES: 'parrot', FABULA_SPEECH_CACHE_MB: 'big' };
    expect(() => read(env)).toThrow(/FABULA_SPEECH_VOICES[\s\S]*FABULA_SPEECH_CACHE_MB/);
  });
});
