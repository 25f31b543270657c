import { describe, expect, test } from '@jest/globals';
import { durationMs, joined, type Pcm } from '../src/audio/pcm.ts';
import type { MetricsListener } from '../src/domain/engine.ts';
import type { Voice, VoiceRequest } from '../src/domain/voice.ts';
import { EspeakVoice } from '../src/providers/espeak/espeak.ts';
import { FliteVoice } from '../src/providers/flite/flite.ts';
import { SilentVoice } from '../src/providers/silence/silence.ts';
import { collect, engineConformance } from './engine-conformance.ts';
import { say } from './say.ts';

const request: VoiceRequest = {
  text: 'Take the trumpet. My voice is all gravel, they would think I was the rocks.',
  language: 'en',
  name: '',
  pitch: 0,
  speed: 1,
  range: 1,
};
const lasts = (pieces: readonly Pcm[]) => {
  const ms = durationMs(joined(pieces));
  expect(ms).toBeGreaterThan(2_000);
  expect(ms).toBeLessThan(8_000);
};
const loudness = ({ samples }: Pcm) => Math.sqrt(samples.reduce((sum, s) => sum + s * s, 0) / samples.length);

const makers: Record<string, (report: MetricsListener) => Voice> = {
  espeak: (report: MetricsListener) => new EspeakVoice(report),
  flite: (report: MetricsListener) => new FliteVoice(report),
  silence: (report: MetricsListener) => new SilentVoice(report),
};
for (const [name, make] of Object.entries(makers)) {
  engineConformance(name, {
    make,
    request: () => request,
    empty: () => ({ ...request, text: '' }),
    check: lasts,
  });
}

describe.each([new EspeakVoice(), new FliteVoice()])('a real voice', (voice) => {
  test(`${voice.name} is heard, faster when asked to, and differs by voice and pitch`, async () => {
    const plain = await say(voice, request.text);
    expect(loudness(plain)).toBeGreaterThan(0.02);
    const fast = await say(voice, request.text, { speed: 1.5 });
    expect(durationMs(fast) / durationMs(plain)).toBeLessThan(0.8);
    const [other] = voice.voices().filter(({ name }) => name === 'm3' || name === 'rms');
    for (const change of [{ pitch: 4 }, { name: other?.name ?? 'none' }])
      expect((await say(voice, request.text, change)).samples).not.toEqual(plain.samples);
  });

  test(`${voice.name} keeps its pace at another pitch`, async () => {
    const [plain, high] = [await say(voice, request.text), await say(voice, request.text, { pitch: 5 })];
    expect(durationMs(high) / durationMs(plain)).toBeGreaterThan(0.9);
    expect(durationMs(high) / durationMs(plain)).toBeLessThan(1.1);
  });

  test.each([
    '-v nobody',
    '[[h@loU]]',
    '<b>hello</b>',
    'привет',
    '$(reboot)',
    `a ${'very '.repeat(390)}long line`,
  ])(`${voice.name} reads %j as text`, async (text) => {
    expect((await say(voice, text)).samples.length).toBeGreaterThan(0);
  });

  test.each(['constructor', 'toString', '__proto__'])(
    `${voice.name} has no voice %s, and speaks as it does of itself`,
    async (name) => {
      const plain = await say(voice, 'Take the trumpet.');
      expect((await say(voice, 'Take the trumpet.', { name })).samples).toEqual(plain.samples);
    },
  );
});

test('every voice that is offered exists, and none sounds like another', async () => {
  const voice = new EspeakVoice();
  const names = voice.voices().filter(({ language }) => language === 'fr');
  const sounds = await Promise.all(
    names.map(async ({ name }) => (await say(voice, 'Bonsoir.', { language: 'fr', name })).samples.join()),
  );
  expect(new Set(sounds).size).toBe(names.length);
});

test('languages differ', async () => {
  const [en, fr, es] = await Promise.all(
    (['en', 'fr', 'es'] as const).map((language) => say(new EspeakVoice(), 'six', { language })),
  );
  expect(en?.samples).not.toEqual(fr?.samples);
  expect(es?.samples).not.toEqual(fr?.samples);
  expect(await collect(new SilentVoice().start(request))).toHaveLength(1);
});
