import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mp3Frames } from '../src/audio/mp3-frame.ts';
import { toPcm16 } from '../src/audio/pcm16.ts';
import { children } from './children.ts';
import { noises } from './noises.ts';
import { type RunningSpeech, referenceTo, startSpeech, synthesize, transcribe } from './speech-service.ts';

const phrases = ['why did you put it out?', 'I’ll stay with you', 'tell me about Nolwenn', 'make it red'];

let speech: RunningSpeech;
let spoken: Uint8Array;

beforeAll(async () => {
  speech = await startSpeech();
  spoken = (
    await synthesize(speech, { text: 'Why did you put it out?', voice: { engine: 'flite', name: 'rms' } })
  ).mp3;
});
afterAll(async () => {
  await speech.stop();
  expect(children()).toEqual([]);
});

/** How often recognisers that listen have been asked so far. */
async function recognitions(): Promise<number> {
  const lines = (await speech.metrics()).split('\n');
  const counts = lines.filter((line) =>
    /^fabula_speech_engine_seconds_count.*engine="pocketsphinx/.test(line),
  );
  return counts.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('what is spoken here', () => {
  test('is understood here, as mp3 in one piece or in many', async () => {
    const heard = { text: phrases[0], final: true, noSpeech: false, engine: 'pocketsphinx-phrases' };
    expect(await transcribe(speech, { audio: spoken, phrases })).toMatchObject(heard);
    expect(await transcribe(speech, { audio: spoken, phrases, chunk: 700 })).toMatchObject(heard);
  });

  test('is understood without being expected', async () => {
    const { text, engine } = await transcribe(speech, { audio: spoken });
    expect(engine).toBe('pocketsphinx-open');
    expect(text).toContain('why did you');
  });

  test('is understood in French, too, where it is expected', async () => {
    const line = { text: 'parlez-moi de Nolwenn', language: 'fr', voice: { name: 'f3' }, speed: 0.9 };
    const { mp3, engine, quality } = await synthesize(speech, line);
    expect([engine, quality]).toEqual(['espeak', 'floor']);
    const french = ['je reste avec vous', 'parlez-moi de Nolwenn', 'mettez-la en rouge'];
    expect(await transcribe(speech, { audio: mp3, language: 'fr', phrases: french })).toMatchObject({
      text: 'parlez-moi de Nolwenn',
    });
  });

  test('is one complete mp3 whose length is told', async () => {
    const { mp3, durationMs } = await synthesize(speech, { text: 'Thirty-one people.' });
    const frames = mp3Frames(mp3);
    expect(frames.reduce((sum, frame) => sum + frame.bytes, 0)).toBe(mp3.length);
    expect((frames.length * 24 - durationMs) / 24).toBeLessThan(5);
  });

  test('comes from the cache the second time, the same to the byte', async () => {
    const line = {
      text: 'The bank has moved.',
      voice: { engine: 'espeak', name: 'm3', pitch: -3 },
      speed: 0.9,
    };
    const first = await synthesize(speech, line);
    const second = await synthesize(speech, line);
    expect([first.fromCache, second.fromCache]).toEqual([false, true]);
    expect(second.mp3.equals(first.mp3)).toBe(true);
  });

  test('may be 2,000 characters long, and no longer', async () => {
    expect((await synthesize(speech, { text: 'word '.repeat(400) })).durationMs).toBeGreaterThan(60_000);
    await expect(synthesize(speech, { text: 'x'.repeat(2_001) })).rejects.toMatchObject({ field: 'text' });
  });

  test('may be emoji, null bytes, right-to-left, HTML', async () => {
    for (const text of ['🙂', '\u0000', 'שלום', '<script>alert(1)</script>', ' '])
      expect((await synthesize(speech, { text })).mp3.length).toBeGreaterThan(0);
  });
});

describe('where nobody spoke', () => {
  test.each(Object.entries(noises))('%s is not heard, and no recogniser is asked', async (_, noise) => {
    const before = await recognitions();
    const heard = await transcribe(speech, { audio: toPcm16(noise.samples), audioFormat: 'pcm', phrases });
    expect(heard).toMatchObject({ text: '', noSpeech: true, audioMs: 4_000 });
    expect(await recognitions()).toBe(before);
  });
});

describe('a bad recording', () => {
  test('that is empty, odd or no sound is not heard', async () => {
    for (const audio of [new Uint8Array(), Uint8Array.of(1, 2, 3), Buffer.from('GET / HTTP/1.1'.repeat(50))])
      expect(await transcribe(speech, { audio, phrases })).toMatchObject({ text: '', final: true });
  });

  test('that is cut in half is understood as far as it goes', async () => {
    const half = spoken.subarray(0, spoken.length >> 1);
    const { audioMs, noSpeech } = await transcribe(speech, { audio: half, phrases });
    expect(noSpeech).toBe(false);
    expect(audioMs).toBeGreaterThan(400);
  });

  test('of 61 s is heard for 60', async () => {
    const { audioMs } = await transcribe(speech, { audio: new Uint8Array(61 * 32_000) });
    expect(audioMs).toBe(60_000);
  });

  test('at an impossible rate is refused by name', async () => {
    const impossible = transcribe(speech, {
      audio: new Uint8Array(3_200),
      audioFormat: 'pcm',
      sampleRate: 3,
    });
    await expect(impossible).rejects.toMatchObject({ code: 'INVALID_ARGUMENT', field: 'sample_rate' });
  });

  test('without a description is refused by name', async () => {
    const call = speech.client.transcribe({ deadlineMs: 60_000 });
    call.send({ message: { case: 'chunk', value: { last: true } } });
    call.end();
    await expect(call[Symbol.asyncIterator]().next()).rejects.toMatchObject({ field: 'start' });
  });
});

describe('the player’s own device', () => {
  test('is believed, with sound and without', async () => {
    const own = { transcription: 'make it red', phrases };
    expect(await transcribe(speech, own)).toMatchObject({ text: 'make it red', engine: 'client' });
    expect(await transcribe(speech, { ...own, audio: spoken })).toMatchObject({ engine: 'client' });
  });
});

describe('a caller who leaves', () => {
  test('while speaking, or while we listen, leaves no work behind', async () => {
    const before = children().length;
    for (const last of [false, true]) {
      const call = speech.client.transcribe({ deadlineMs: 60_000 });
      call.send({ message: { case: 'start', value: { language: 'en', phrases } } });
      call.send({ message: { case: 'chunk', value: { audio: spoken, last } } });
      setTimeout(() => call.cancel(), 30);
      await expect(call[Symbol.asyncIterator]().next()).rejects.toThrow();
    }
    expect(await transcribe(speech, { audio: spoken, phrases })).toMatchObject({ text: phrases[0] });
    expect(children().length).toBeLessThanOrEqual(before);
    const ended = /fabula_rpc_requests_total\{.*Transcribe",code="CANCELLED".*\} 2/;
    expect(await speech.metrics()).toMatch(ended);
  });
});

describe('what there is', () => {
  test('is told for each language, with its limits', async () => {
    const playerToken = await speech.identity.playerToken('11111111-1111-4111-8111-111111111111');
    const { engines } = await speech.client.getEngines({}, { deadlineMs: 60_000, playerToken });
    const row = (role: string, language: string) =>
      engines
        .filter((e) => e.role === role && e.language === language)
        .map((e) => `${e.name}:${e.scope}:${e.available}`);
    expect(row('recogniser', 'en')).toEqual([
      'client:open:true',
      'pocketsphinx-phrases:authored_phrases:true',
      'pocketsphinx-open:open:true',
    ]);
    expect(row('recogniser', 'fr')).toEqual([
      'client:open:true',
      'pocketsphinx-phrases:authored_phrases:true',
    ]);
    expect(row('recogniser', 'es')).toEqual(['client:open:true', ':nothing:false']);
    expect(row('voice', 'en')).toEqual(['flite:open:true', 'espeak:open:true', 'silence:nothing:true']);
    expect(row('voice', 'es')).toEqual(['espeak:open:true', 'silence:nothing:true']);
    expect(row('voice_activity', 'en')).toEqual(['silero:open:true', 'energy:open:true']);
    expect(engines.every((engine) => engine.note === '' || /^[a-z_]+$/.test(engine.note))).toBe(true);
  });

  test.each(['en', 'fr'])('in %s has a sample, in words of its own', async (language) => {
    const playerToken = await speech.identity.playerToken('11111111-1111-4111-8111-111111111111');
    const sample = await speech.client.sampleVoice({ language }, { deadlineMs: 60_000, playerToken });
    expect(sample).toMatchObject({
      quality: 'floor',
      text: expect.stringMatching(/^(Good evening|Bonsoir)/),
    });
    expect(sample.mp3.length).toBeGreaterThan(5_000);
  });

  test('in voices is told to authors', async () => {
    const playerToken = await speech.identity.playerToken('11111111-1111-4111-8111-111111111111', {
      roles: ['author'],
    });
    const { voices } = await speech.client.listVoices({}, { deadlineMs: 60_000, playerToken });
    expect(voices).toContainEqual(expect.objectContaining({ engine: 'flite', name: 'slt', language: 'en' }));
    expect(voices).toContainEqual(expect.objectContaining({ engine: 'espeak', name: 'f3', language: 'fr' }));
  });

  test('is heard by authors in their own words, in the voice that they choose, so often within a minute', async () => {
    const as = async (roles: string[]) => {
      const playerToken = await speech.identity.playerToken(crypto.randomUUID(), { roles });
      return { deadlineMs: 60_000, playerToken };
    };
    const author = await as(['author']);
    const line = {
      text: 'Who is there?',
      language: 'en',
      voice: { engine: 'espeak', name: 'f3', pitch: 0 },
      speed: 1,
    };
    const heard = await speech.client.previewVoice(line, author);
    expect(heard).toMatchObject({ engine: 'espeak', durationMs: expect.any(Number) });
    expect(heard.mp3.length).toBeGreaterThan(2_000);
    const slower = await speech.client.previewVoice({ ...line, speed: 0.5 }, author);
    expect(slower.durationMs).toBeGreaterThan(heard.durationMs * 1.3);
    await expect(speech.client.previewVoice(line, await as([]))).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
    for (let asked = 2; asked < 60; asked += 1) await speech.client.previewVoice(line, author);
    await expect(speech.client.previewVoice(line, author)).rejects.toMatchObject({
      reason: 'TOO_MANY_PREVIEWS',
    });
  });

  test('never writes into the log what was said', () => {
    expect(speech.log()).not.toMatch(/put it out|Nolwenn|\bred\b/i);
  });
});

test.each([
  { text: 'Any voice in the dark is a light.', emotion: 'fear', emotionStrength: 4 },
  { text: 'Any voice in the dark.', voice: { name: 'rms', pitch: -2 }, speed: 0.8 },
  { text: 'Who puts out a light?', voice: { engine: 'espeak', name: 'm3', pitch: 1.5 } },
])('a reference brings the same sound from a process that never said it: %j', async (line) => {
  const first = await startSpeech();
  const reference = await referenceTo(first, line);
  const { mp3, durationMs, engine } = await synthesize(first, line);
  await first.stop();
  const hash = createHash('sha256').update(mp3).digest('hex');
  expect(reference).toMatchObject({ hash, bytes: mp3.length, durationMs, line: { voice: { engine } } });
  expect(reference.edition).toMatch(/^\d+\.\d+$/);
  if (!reference.line) throw new Error('a line that was spoken has a line');
  const second = await startSpeech();
  const again = await synthesize(second, reference.line);
  await second.stop();
  expect(again).toMatchObject({ engine, fromCache: false });
  expect(again.mp3.equals(mp3)).toBe(true);
});

test('spoken sentences outlive the process, where there is a folder', async () => {
  const cacheFolder = mkdtempSync(join(tmpdir(), 'fabula-speech-cache-'));
  const line = { text: 'Any voice in the dark is a light.' };
  const first = await startSpeech({ cacheFolder });
  const spokenFirst = await synthesize(first, line);
  await first.stop();
  expect(readdirSync(cacheFolder)).toHaveLength(1);
  const second = await startSpeech({ cacheFolder });
  const again = await synthesize(second, line);
  await second.stop();
  expect(again).toMatchObject({ fromCache: true, durationMs: spokenFirst.durationMs });
  expect(again.mp3.equals(spokenFirst.mp3)).toBe(true);
  rmSync(cacheFolder, { recursive: true });
});

test('without any engine but silence it starts, and says what is missing', async () => {
  const bare = await startSpeech({ voices: [], recognisers: [] });
  expect(await synthesize(bare, { text: 'Good evening.' })).toMatchObject({
    engine: 'silence',
    quality: 'silence',
  });
  expect(await transcribe(bare, { audio: spoken })).toMatchObject({ text: '', noSpeech: false });
  await bare.stop();
});
