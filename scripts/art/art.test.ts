import { readFileSync } from 'node:fs';
import { parseFigure } from '@fabula/web/lib/figure/data';
import { EMOTION_KEYS } from '@fabula/web/lib/figure/numbers';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { coverSvg } from './cover.ts';
import { items } from './items/items.ts';
import { cast } from './jobs/cast.ts';
import { itemSvg } from './jobs/items.ts';
import { loopPose } from './jobs/loops.ts';
import { buildFigure } from './people/build.ts';
import { figureStill } from './people/still.ts';
import { LANGUAGES, shelf } from './stories.ts';

const STORY = '../../services/catalogue/stories/put-out-the-light/story.yaml';
const options = { rim: '#ffd58a', box: { x: 0, y: 0, width: 900, height: 1200 } };
const unfinished = /NaN|undefined|null|\{|~/;

describe.each(cast.map(({ person }) => person))('$name', (person) => {
  const figure = buildFigure(person);

  test('is a figure that the stage accepts, small enough for a phone', () => {
    const json = JSON.stringify(figure);
    expect(parseFigure(JSON.parse(json))).toEqual(figure);
    expect(json.length).toBeLessThan(20_000);
  });

  test('has seven faces that differ, and no hole in any of them', () => {
    const drawn = EMOTION_KEYS.map((emotion) =>
      figureStill(figure, { ...options, pose: { emotion, strength: 5, open: 0.7 } }),
    );
    const faces = drawn.map((svg) => svg.replace(/s\d+-/g, ''));
    expect(new Set(faces).size).toBe(EMOTION_KEYS.length);
    for (const svg of drawn) expect(svg).not.toMatch(unfinished);
  });
});

test('covers and titles are drawn in every language', () => {
  for (const story of shelf) {
    const covers = LANGUAGES.map((language) => coverSvg(story, language));
    for (const svg of covers) expect(svg).not.toMatch(unfinished);
    expect(new Set(covers).size).toBe(LANGUAGES.length);
  }
});

test('the items of the first story have pictures of their own, and no hole in them', () => {
  const story = parse(readFileSync(new URL(STORY, import.meta.url), 'utf8'));
  expect(items.map(({ slug }) => slug).sort()).toEqual(Object.keys(story.items).sort());
  const drawn = items.map(itemSvg);
  for (const svg of drawn) expect(svg).not.toMatch(unfinished);
  expect(new Set(drawn).size).toBe(items.length);
});

test('a loop ends where it began', () => {
  const [first, last] = [loopPose('sadness', 0), loopPose('sadness', 1)];
  for (const key of ['open', 'blink', 'breath'] as const) expect(last[key]).toBeCloseTo(first[key] ?? 0);
});
