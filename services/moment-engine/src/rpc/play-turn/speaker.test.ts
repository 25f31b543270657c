import { describe, expect, test } from '@jest/globals';
import type { Sentence } from '../../domain/sentence.ts';
import type { Spoken } from '../../domain/sound.ts';
import { Speaker, type Utterance } from './speaker.ts';

const sentence = (text: string): Sentence => ({
  ...{
    text,
    characterId: 'c',
    emotionKey: 'normal',
    emotionStrength: 1,
    voice: '{}',
    speed: 1,
    language: 'en',
  },
});

/** A voice whose sentences are ready when told. */
function manualVoice() {
  const asked: string[] = [];
  const ready = new Map<string, () => void>();
  const speak = ({ text }: Sentence, signal: AbortSignal) => {
    asked.push(text);
    return new Promise<Spoken>((resolve, reject) => {
      const sound = { mp3: new Uint8Array(1) };
      ready.set(text, () => resolve({ sound, durationMs: 100, quality: 'floor' }));
      signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    });
  };
  return { asked, speak, finish: (text: string) => ready.get(text)?.() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a speaker', () => {
  test('makes two sentences ahead, and sends them in order', async () => {
    const voice = manualVoice();
    const out: Utterance[] = [];
    const speaker = new Speaker({
      speak: voice.speak,
      onSpoken: (one) => out.push(one),
      signal: new AbortController().signal,
    });
    speaker.say(['a', 'b', 'c', 'd'].map(sentence));
    expect(voice.asked).toEqual(['a', 'b', 'c']);
    voice.finish('b');
    await settled();
    expect(out).toEqual([]);
    voice.finish('a');
    await settled();
    expect(out.map((one) => one.sentence.text)).toEqual(['a', 'b']);
    expect(voice.asked).toEqual(['a', 'b', 'c', 'd']);
    voice.finish('c');
    voice.finish('d');
    const spoken = await speaker.finish();
    expect(out.map(({ index, last }) => [index, last])).toEqual([
      [0, false],
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(spoken.map(({ durationMs }) => durationMs)).toEqual([100, 100, 100, 100]);
  });

  test('that is stopped sends no more and still knows what it would have said', async () => {
    const voice = manualVoice();
    const out: Utterance[] = [];
    const speaker = new Speaker({
      speak: voice.speak,
      onSpoken: (one) => out.push(one),
      signal: new AbortController().signal,
    });
    speaker.say(['a', 'b'].map(sentence));
    voice.finish('a');
    await settled();
    speaker.stop();
    const spoken = await speaker.finish();
    expect(out.map((one) => one.sentence.text)).toEqual(['a']);
    expect(spoken.map(({ text, durationMs }) => [text, durationMs > 0])).toEqual([
      ['a', true],
      ['b', true],
    ]);
  });

  test('of a turn that ends early fails with its reason', async () => {
    const turn = new AbortController();
    const voice = manualVoice();
    const speaker = new Speaker({ speak: voice.speak, onSpoken: () => undefined, signal: turn.signal });
    speaker.say([sentence('a')]);
    turn.abort(new Error('the turn is over'));
    await expect(speaker.finish()).rejects.toThrow();
  });

  test('with nothing to say is done at once', async () => {
    const speaker = new Speaker({
      speak: manualVoice().speak,
      onSpoken: () => undefined,
      signal: new AbortController().signal,
    });
    expect(await speaker.finish()).toEqual([]);
  });
});
