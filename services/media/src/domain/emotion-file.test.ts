import { describe, expect, it } from '@jest/globals';
import { emotionFile } from './emotion-file.ts';

describe('emotionFile', () => {
  it.each([
    [['anger.mp4', 'anger.jpg', 'normal.jpg'], { file: 'anger.mp4', kind: 'video', fallback: 'none' }],
    [['anger.jpg', 'normal.mp4'], { file: 'anger.jpg', kind: 'image', fallback: 'image' }],
    [['normal.mp4', 'normal.jpg'], { file: 'normal.mp4', kind: 'video', fallback: 'neutral' }],
    [['normal.jpg'], { file: 'normal.jpg', kind: 'image', fallback: 'neutral' }],
    [[], { file: undefined, kind: 'image', fallback: 'avatar' }],
  ])('of %j takes the best', (files, expected) => {
    expect(emotionFile(new Set(files), 'anger')).toEqual(expected);
  });
});
