import { readdirSync, readFileSync } from 'node:fs';
import { parseFigure } from '@fabula/figure/data';
import { EMOTION_KEYS } from '@fabula/figure/numbers';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { coverSvg } from './cover.ts';
import { items } from './items/items.ts';
import { casts } from './jobs/cast.ts';
import { itemSvg } from './jobs/items.ts';
import { loopPose } from './jobs/loops.ts';
import { buildFigure } from './people/build.ts';
import { figureStill } from './people/still.ts';
import { LANGUAGES, shelf } from './stories.ts';
import { lettering, titleSvg } from './titles/lettering.ts';

const STORIES = '../../services/catalogue/stories';
const options = { rim: '#ffd58a', box: { x: 0, y: 0, width: 900, height: 1200 } };
const unfinished = /NaN|undefined|null|\{|~/;

const people = Object.values(casts).flatMap((cast) => cast.map(({ person }) => person));

describe.each(people)('$name', (person) => {
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

test.each(shelf)(
  'the titles of $slug are as they are drawn now, and small: they are in the first picture',
  (story) => {
    for (const language of LANGUAGES) {
      const title = titleSvg(story.name[language], lettering(story.title, story.title.lines[language]));
      const written = readFileSync(
        new URL(`${STORIES}/${story.slug}/media/title.${language}.svg`, import.meta.url),
        'utf8',
      );
      expect(written).toBe(`${title}\n`);
      expect(written.length).toBeLessThan(20_000);
    }
  },
);

describe.each(shelf)('$slug', ({ slug }) => {
  const at = (path: string) => new URL(`${STORIES}/${slug}/${path}`, import.meta.url);

  test('each of its items has a picture of its own, and no hole in it', () => {
    const story = parse(readFileSync(at('story.yaml'), 'utf8'));
    const wished = [...Object.keys(story.items), ...Object.keys(story.dynamicItems ?? {})];
    expect(items[slug].map((item) => item.slug).sort()).toEqual(wished.sort());
    const drawn = items[slug].map(itemSvg);
    for (const svg of drawn) expect(svg).not.toMatch(unfinished);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('everybody in it is drawn', () => {
    const files = readdirSync(at('characters')).filter((file) => file.endsWith('.yaml'));
    expect(casts[slug].map(({ person }) => `${person.key}.yaml`).sort()).toEqual(files.sort());
  });

  test('what is drawn for the stage is what its media carry', () => {
    for (const { person } of casts[slug]) {
      const written = readFileSync(at(`media/characters/${person.key}/figure.json`), 'utf8');
      expect(JSON.parse(written)).toEqual(buildFigure(person));
    }
  });
});

test('a loop ends where it began', () => {
  const [first, last] = [loopPose('sadness', 0), loopPose('sadness', 1)];
  for (const key of ['open', 'blink', 'breath'] as const) expect(last[key]).toBeCloseTo(first[key] ?? 0);
});
