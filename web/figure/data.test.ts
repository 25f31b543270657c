import { describe, expect, test } from '@jest/globals';
import { parseFigure } from './data.ts';
import { REST } from './numbers.ts';
import { InvalidFigure } from './shape.ts';

const emotion = {
  normal: {},
  happiness: { tilt: 1 },
  sadness: {},
  anger: {},
  fear: {},
  disgust: {},
  surprise: {},
};
const figure = () => ({
  format: 1,
  key: 'yann',
  name: 'Yann Kerbrat',
  scale: 1,
  headScale: 1.17,
  rim: '',
  layers: { hairBack: '', neck: '', body: '', skull: '', mask: '', hairFront: '', front: '' },
  face: {
    ...{ turn: 1, age: 1, coveredForehead: 0, lash: '#123456', blush: '#123456', flush: '#123456' },
    skin: { base: '#123456', light: '#123456', shade: '#123456', deep: '#123456' },
    nose: { length: 66, width: 25 },
    eye: {
      ...{ width: 37, upper: 21, lower: 12, slant: 3, gap: 57, y: 0, iris: 16, lash: 7, wing: 0 },
      ...{ white: '#ffffff', colour: '#123456' },
    },
    brow: { width: 46, thickness: 13, arc: 10, y: -44, inner: 0, outer: 0, colour: '#123456' },
    mouth: { width: 44, y: 112, line: '#123456', lip: '', lipTop: '' },
  },
  targets: { rest: REST, emotions: emotion },
});

describe('figure.json', () => {
  test('a whole figure comes back', () => {
    expect(parseFigure(figure())).toEqual(figure());
  });

  test.each([
    ['nothing', null, 'figure is not an object'],
    ['another format', { ...figure(), format: 2 }, 'format is not 1'],
    ['no layers', { ...figure(), layers: {} }, 'layers.hairBack is not a string'],
    ['a number that is none', { ...figure(), scale: Number.NaN }, 'figure.scale is not a number'],
    ['a missing emotion', { ...figure(), targets: { rest: REST, emotions: {} } }, 'targets.emotions.normal'],
    [
      'a rest without lids',
      { ...figure(), targets: { rest: {}, emotions: emotion } },
      'targets.rest.browInL',
    ],
    ['markup as a colour', { ...figure(), rim: '#fff"/><script>' }, 'figure.rim is not a colour'],
  ])('%s is refused by name', (_, json, message) => {
    expect(() => parseFigure(json)).toThrow(InvalidFigure);
    expect(() => parseFigure(json)).toThrow(message);
  });
});
