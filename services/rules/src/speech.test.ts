import { describe, expect, it } from '@jest/globals';
import { aMoment, aRelease, line, Player } from '../test/build.ts';
import { speechPatternsOf, speedOf } from './speech.ts';

describe('how a line is spoken', () => {
  it('names the emotion where a valid one is set', () => {
    const moment = { speechPatterns: 'Low, {emotion}.' };
    expect(speechPatternsOf(moment, { key: 'anger', strength: 4 })).toBe('Low, very angry.');
    expect(speechPatternsOf(moment, { key: 'normal', strength: 1 })).toBe('Low, slightly neutral.');
  });

  it('stays as it was written without one', () => {
    const moment = { speechPatterns: 'Low, {emotion}.' };
    for (const emotion of [undefined, { key: 'joy', strength: 2 }, { key: 'anger', strength: 6 }])
      expect(speechPatternsOf(moment, emotion)).toBe('Low, {emotion}.');
    expect(speechPatternsOf({ speechPatterns: null }, { key: 'anger', strength: 4 })).toBeNull();
  });

  it('has a speed only where it is not the default', () => {
    expect([null, 1, 1.2].map((speedOfSpeech) => speedOf({ speedOfSpeech }))).toEqual([
      undefined,
      undefined,
      1.2,
    ]);
  });
});

describe('a line for a learner', () => {
  const say = (more: object) => {
    const openings = [{ lines: [line('hello')] }];
    const player = new Player(aRelease([aMoment(1, { type: 'epilogue', openings, ...more })]));
    return player.start().say[0];
  };

  it('comes with the other language where the moment shows or speaks it', () => {
    expect(say({ hintTranslation: true })).toMatchObject({ text: 'hello', translation: 'hello (fr)' });
    expect(say({ hintTts: true })).toMatchObject({ translation: 'hello (fr)' });
  });

  it('comes without it elsewhere', () => {
    expect(say({})).not.toHaveProperty('translation');
  });
});
