import { facetsOf } from '@fabula/rules/facets';
import type { Moment } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import { expect, test } from '@jest/globals';
import { ScriptedDirector } from '../src/scripted-director.ts';
import { movedBy, type Row, releaseOf, sceneFor } from './understanding-scene.ts';

/** Two or three sentences that an author has for one thing, in one breath, are that thing. */

const FORK: Row = { story: 'the-dragons-advocate', moment: 'recess' };
const ON = {
  en: ['go on', 'to the other side', 'on', 'help me', "I'd rather cross"],
  fr: ['on continue', 'de l’autre côté', 'à l’étage', 'aidez-moi', 'plutôt traverser'],
};
const BACK = { en: ['go back', 'home again'], fr: ['on rentre', 'chez nous'] };

/** The recess with two ways of its own. */
function forked(release: Release): Release {
  const moments = release.moments.map((moment): Moment => {
    if (moment.slug !== FORK.moment || moment.type !== 'crossroad') return moment;
    const [first, second] = moment.paths;
    if (!first || !second) throw new Error('the recess has two ways and more');
    const plain = { counterExamples: undefined, closed: undefined, when: undefined };
    const paths = [
      { ...first, ...plain, path: 'on', label: { en: 'Across', fr: 'Traverser' }, examples: ON },
      { ...second, ...plain, path: 'back', label: { en: 'Back', fr: 'Retour' }, examples: BACK },
    ];
    return { ...moment, paths };
  });
  return { ...release, moments };
}

async function pathOf(language: Language, words: string): Promise<string | null> {
  const release = forked(await releaseOf(FORK.story));
  const scene = sceneFor(FORK, release, language);
  return new ScriptedDirector().judge(scene, words, { release, releaseVersion: 1, heard: [] }).path;
}

test.each([
  ['en', 'go on, to the other side'],
  ['en', 'go on to the other side'],
  ['en', 'To the other side. Go on!'],
  ['en', 'Well, go on then, and to the other side, please.'],
  ['en', 'go on, on, to the other side'],
  ['en', 'across, go on'],
  ['en', 'go on, go on'],
  ['en', 'help me, go on'],
  ['en', "go on, I'd rather cross"],
  ['en', 'all right, go on, to the other side'],
  ['fr', 'on continue, de l’autre côté'],
  ['fr', "on continue, de l'autre cote"],
  ['fr', 'à l’étage ! De l’autre côté !'],
  ['fr', 'bon, on continue, puis à l’étage'],
  ['fr', 'aidez-moi, on continue'],
  ['fr', 'on continue, plutôt traverser'],
] as const)('%s: “%s” is the way that both are examples of', async (language, words) => {
  expect(await pathOf(language, words)).toBe('on');
});

test.each([
  ['en', 'go back, home again', 'back'],
  ['en', 'help me', 'on'],
  ['fr', 'on rentre, chez nous', 'back'],
  ['fr', 'aidez-moi', 'on'],
] as const)('%s: “%s” is what its author wrote it for', async (language, words, path) => {
  expect(await pathOf(language, words)).toBe(path);
});

test.each([
  ['en', 'not to the other side'],
  ['en', 'go on, home again'],
  ['en', 'restart the game, go on'],
  ['fr', 'pas à l’étage'],
] as const)('%s: “%s” is not that way', async (language, words) => {
  expect(await pathOf(language, words)).not.toBe('on');
});

interface Things {
  readonly moment: Moment;
  readonly wanted: string;
  readonly question?: number;
  readonly sentences: readonly string[];
}

function thingsIn(moment: Moment, language: Language): Things[] {
  const paths = 'paths' in moment ? moment.paths : [];
  const questions = 'questions' in moment ? moment.questions : [];
  return [
    ...facetsOf(moment).map(({ id, examples }) => ({ moment, wanted: id, sentences: examples[language] })),
    ...paths.map(({ path, label, examples }) => ({
      ...{ moment, wanted: `path ${path}`, sentences: [label[language], ...examples[language]] },
    })),
    ...questions.map(({ right }, at) => ({
      ...{ moment, wanted: 'answer right', question: at + 1, sentences: right[language] },
    })),
  ];
}

/** Whatever is understood by itself is understood beside its like. */
test.each(
  LANGUAGES.flatMap((language) =>
    ['put-out-the-light', 'nobody-steals-the-moon', 'the-dragons-advocate'].map(
      (story) => [language, story] as const,
    ),
  ),
)('%s: of %s two neighbours are what each of them is', async (language, story) => {
  const release = await releaseOf(story);
  const director = new ScriptedDirector();
  const missed = release.moments
    .flatMap((moment) => thingsIn(moment, language))
    .flatMap(({ moment, wanted, question = 1, sentences }) => {
      const scene = sceneFor({ story, moment: moment.slug, question }, release, language);
      const isMeant = (words: string) => {
        const judgement = director.judge(scene, words, { release, releaseVersion: 1, heard: [] });
        return movedBy(judgement, scene, release).includes(wanted);
      };
      // Of a long list every fifth: they are some thousands.
      return sentences.flatMap((sentence, at) => {
        const next = sentences[at + 1];
        if (next === undefined || at % 5 > 0 || !isMeant(sentence) || !isMeant(next)) return [];
        const both = `${sentence}, ${next}`;
        return isMeant(both) ? [] : `${moment.slug}: ${both}`;
      });
    });
  expect(missed).toEqual([]);
});
