import { takeOut } from '@fabula/story/edit/deletion/take-out';
import { whoNames } from '@fabula/story/edit/deletion/who-names';
import { MISSING, type Thing } from '@fabula/story/edit/thing';
import { readStory } from '@fabula/story/read-story';
import type { StoryFolder } from '@fabula/story/story-folder';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { fixtureWithMedia } from '../fixture.ts';
import { thingsIn } from './names-of.ts';

const places = (list: ReturnType<typeof whoNames>) =>
  list.map(({ file, path, as }) => `${file} ${path.join('.')} ${as}`).sort();

/** Where the checker misses a thing. */
function missed(folder: StoryFolder, thing: Thing): string[] {
  return readStory(folder)
    .problems.list.filter(({ code, message }) => {
      const isMissing = code === MISSING[thing.kind] || code === 'FS111';
      return isMissing && message.includes(`"${thing.slug}"`);
    })
    .map(({ file, path }) => `${file} ${path.join('.')}`)
    .sort();
}

describe('deleting', () => {
  let story: StoryFolder;
  beforeAll(async () => {
    story = await fixtureWithMedia('every-kind');
  });
  const withText = (file: string, change: (text: string) => string): StoryFolder => {
    return { ...story, texts: new Map(story.texts).set(file, change(story.texts.get(file) ?? '')) };
  };

  test('lists who names a thing', () => {
    const gate = 'moments/the-gate.yaml';
    const more = withText(gate, (text) =>
      text.replace('transitions:\n', 'transitions:\n  - { to: the-end, when: success of the-end }\n'),
    );
    const beside = new Map(more.texts).set('flow.yaml', 'the-end: [1, 2]\n');
    const named = places(whoNames({ ...more, texts: beside }, { kind: 'moment', slug: 'the-end' }));
    expect(named).toEqual(
      expect.arrayContaining([
        `${gate} transitions.0.to value`,
        `${gate} transitions.0.when condition`,
        'flow.yaml the-end key',
      ]),
    );
    expect(() => whoNames(story, { kind: 'fact', slug: 'nothing' })).toThrow('declares nothing of this name');
  });

  test('takes out all that names a thing, and tells what is left', () => {
    for (const thing of thingsIn(story)) {
      const { edits, left } = takeOut(story, thing);
      const told = { thing, left: left.map(({ file, path }) => `${file} ${path.join('.')}`).sort() };
      expect(told).toEqual({ thing, left: missed(edits.folder, thing) });
    }
  });

  test('takes files and media along', () => {
    const { edits } = takeOut(story, { kind: 'character', slug: 'storm' });
    expect([...edits.removedTexts].sort()).toEqual([
      'characters/storm.en.md',
      'characters/storm.fr.md',
      'characters/storm.yaml',
    ]);
    expect(edits.removedMedia.size).toBe(7);
    expect([...edits.folder.media.keys()].filter((path) => path.includes('storm/'))).toEqual([]);
  });

  test.each([
    ['item lamp', undefined],
    ['item lamp and run 2', undefined],
    ['item lamp or run 2', 'run 2'],
    ['run 2 and (item lamp or rank B)', 'run 2 and rank B'],
    ['not item lamp', 'always'],
    ['not item lamp and run 2', 'run 2'],
    ['not (item lamp or run 2)', 'not run 2'],
  ])('decides a condition: %s', (when, rest) => {
    const gate = 'moments/the-gate.yaml';
    const first = `  - { to: the-end, when: ${when} }\n`;
    const bent = withText(gate, (text) => text.replace('transitions:\n', `transitions:\n${first}`));
    const { folder } = takeOut(bent, { kind: 'item', slug: 'lamp' }).edits;
    const expected = rest === undefined ? '' : rest === 'always' ? '{ to: the-end }' : `when: ${rest} }`;
    const untouched = story.texts.get(gate) ?? '';
    const text = folder.texts.get(gate) ?? '';
    if (expected === '') expect(text).toBe(untouched);
    else expect(text).toContain(expected);
  });
});
