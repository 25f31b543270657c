import { readConfig } from '@fabula/kit/config';
import { partConfig } from '@fabula/kit/part';
import { z } from 'zod';

const MEGABYTE = 1_000_000;

const RECOGNISERS = ['client', 'pocketsphinx-phrases', 'pocketsphinx-open'] as const;
const VOICES = ['flite', 'espeak'] as const;

/** A list of names, parted by commas, in the order of preference; "none" is an empty list. */
function listOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z
    .string()
    .default(names.join(','))
    .transform((text) => (text === 'none' ? [] : text.split(',').map((name) => name.trim())))
    .pipe(z.array(z.enum(names)))
    .readonly();
}

export const speechConfig = {
  /** Engines that hear, the first to understand wins. */
  FABULA_SPEECH_RECOGNISERS: listOf(RECOGNISERS),
  /** Engines that speak, the first to manage wins. Silence with captions always comes last. */
  FABULA_SPEECH_VOICES: listOf(VOICES),
  /** Where spoken sentences are kept beyond the process; nowhere if absent. */
  FABULA_SPEECH_CACHE: z.string().min(1).optional(),
  FABULA_SPEECH_CACHE_MB: z.coerce.number().int().min(1).max(1_000_000).default(500),
  FABULA_SPEECH_MEMORY_MB: z.coerce.number().int().min(0).max(10_000).default(48),
};

const schema = z.object(speechConfig);

/** What the service itself is told, whichever way it runs. */
export type SpeechConfig = Readonly<ReturnType<typeof toSpeechConfig>>;

export function toSpeechConfig(read: z.infer<typeof schema>) {
  return {
    recognisers: read.FABULA_SPEECH_RECOGNISERS,
    voices: read.FABULA_SPEECH_VOICES,
    cacheFolder: read.FABULA_SPEECH_CACHE,
    cacheBytes: read.FABULA_SPEECH_CACHE_MB * MEGABYTE,
    memoryBytes: read.FABULA_SPEECH_MEMORY_MB * MEGABYTE,
  };
}

/** Of a process that only speaks. Throws ConfigError with everything that is wrong. */
export function readSpeechConfig() {
  return readConfig(z.object({ ...partConfig, ...speechConfig }), process.env);
}
