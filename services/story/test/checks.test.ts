import { DIAGNOSTICS } from '@fabula/story/diagnostics/diagnostics';
import type { StoryFolder } from '@fabula/story/story-folder';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Break, broken, saidOf } from './broken.ts';
import { fixtureWithMedia } from './fixture.ts';

/** What is broken, and what the checker says of it, as `code file field`. */
type Case = readonly [says: string, ...breaks: Break[]];

const moment = (slug: string, set: Break['set'], cut: Break['cut'] = []): Break => {
  return { file: `moments/${slug}.yaml`, set: set ?? [], cut };
};
const story = (set: Break['set'], cut: Break['cut'] = []): Break => ({
  file: 'story.yaml',
  set: set ?? [],
  cut,
});
const person = (slug: string, set: Break['set'], cut: Break['cut'] = []): Break => {
  return { file: `characters/${slug}.yaml`, set: set ?? [], cut };
};
const line = { 'normal 2': { en: 'Well.', fr: 'Bon.' } };
const skipped = { skipAfterRunNumber: 1 };

const ATTIC = { id: 'b0a2cf1c-7b4b-4b4e-9c0e-0d6ad8f4a111', name: { en: 'Attic', fr: 'Grenier' } };
const facet = (word: string) => ({ points: 13, examples: { en: [word], fr: [word] }, reacts: [line] });
const FACETS = { sorry: facet('sorry'), pay: facet('pay'), more: facet('more') };

const CASES: readonly Case[] = [
  ['FS103 moments/the-gate.yaml place', moment('the-gate', [], [['place']])],
  ['FS104 moments/the-gate.yaml plaze', moment('the-gate', [[['plaze'], 'yard']])],
  ['FS105 characters/ada.yaml baseAttack', person('ada', [[['baseAttack'], 'much']])],
  ['FS106 story.yaml rating', story([[['rating'], 'ESRB_BABY']])],
  ['FS107 moments/the-gate.yaml type', moment('the-gate', [[['type'], 'monolog']])],
  ['FS108 moments/the-gate.yaml id', moment('the-gate', [[['id'], 'gate']])],
  ['FS109 story.yaml name.fr', story([], [['name', 'fr']])],
  ['FS110 moments/the-gate.yaml defaultEmotion', moment('the-gate', [[['defaultEmotion'], 'glad 2']])],
  [
    'FS111 moments/the-gate.yaml transitions.0.when',
    moment('the-gate', [[['transitions', 0, 'when'], 'maybe']]),
  ],
  [
    'FS115 moments/the-gate.yaml transitions.0.when',
    moment('the-gate', [[['transitions', 0, 'when'], `${'('.repeat(20_000)}success${')'.repeat(20_000)}`]]),
  ],
  ['FS112 story.yaml ratingTags.0', story([[['ratingTags', 0], 'Comical Mischief']])],
  ['FS113 story.yaml name.fr', story([[['name', 'fr'], 'o'.repeat(200)]])],
  ['FS114 story.yaml ratingTags', story([[['ratingTags'], Array(31).fill('Violence')]])],
  ['FS202 story.yaml start', story([], [['start']])],
  ['FS204 moments/the-boat.yaml ', story([[['isComingSoon'], true]])],
  [
    'FS205 moments/the-gate.yaml transitions.0.to',
    moment('the-gate', [[['transitions', 0, 'to'], 'nowhere']]),
  ],
  ['FS206 moments/the-gate.yaml place', moment('the-gate', [[['place'], 'moon']])],
  ['FS207 moments/the-gate.yaml character', moment('the-gate', [[['character'], 'nobody']])],
  [
    'FS208 moments/the-gift.yaml options.items.sword',
    moment('the-gift', [[['options', 'items'], ['sword']]]),
  ],
  [
    'FS209 moments/the-neighbour.yaml facets.sorry.fact',
    moment('the-neighbour', [[['facets', 'sorry', 'fact'], 'x']]),
  ],
  ['FS210 moments/the-neighbour.yaml needs.0', moment('the-neighbour', [[['needs'], ['tears']]])],
  ['FS211 characters/storm.yaml id', moment('the-storm', [[['opponents'], { bruno: { attacks: [line] } }]])],
  ['FS212 story.yaml dynamicItems.catch', moment('the-gift', [], [['options', 'dynamicItems']])],
  ['FS213 story.yaml places.attic', story([[['places', 'attic'], ATTIC]])],
  ['FS214 story.yaml facts.it-rains', story([[['facts', 'it-rains'], 'It rains.']])],
  [
    'FS215 story.yaml items.lamp.nicknames.en.0',
    story([[['items', 'lamp', 'nicknames'], { en: ['Bruno'], fr: [] }]]),
  ],
  ['FS218 story.yaml facts.constructor', story([[['facts', 'constructor'], 'It was built.']])],
  ['FS301 moments/the-deep.yaml id', moment('the-fork', [[['paths', 'sea', 'to'], 'the-end']])],
  [
    'FS302 moments/the-storm.yaml id',
    moment('the-storm', [[['transitions', 0, 'to'], 'the-boat']]),
    moment('the-boat', [[['transitions', 0, 'to'], 'the-storm']]),
  ],
  [
    'FS303 moments/the-neighbour.yaml transitions',
    moment('the-neighbour', [[['transitions', 0, 'when'], 'success']]),
  ],
  ['FS303 moments/the-market.yaml paths', moment('the-market', [], [['paths', 'tower']])],
  [
    'FS304 moments/the-gate.yaml transitions.1',
    moment('the-gate', [[['transitions', 1], { to: 'the-lesson', when: 'run 2+' }]]),
  ],
  [
    'FS305 moments/the-gift.yaml options.dynamicItems.catch.when',
    moment('the-neighbour', [], [['facets', 'sorry', 'fact']]),
  ],
  [
    'FS305 moments/the-gate.yaml transitions.0.when',
    moment('the-gate', [
      [['transitions'], [{ to: 'the-end', when: 'item lamp and run 1' }, { to: 'the-neighbour' }]],
    ]),
  ],
  ['FS306 story.yaml start', moment('the-fork', [[['paths', 'home', 'to'], 'the-deep']])],
  [
    'FS307 story.yaml maxInteractions',
    story([
      [['maxInteractions'], 3],
      [['par'], 2],
    ]),
  ],
  [
    'FS308 story.yaml par',
    moment('the-neighbour', [[['perfects'], { all: { atLeast: 2, when: 'run 2+ and item lamp' } }]]),
    story([
      [['maxInteractions'], 9],
      [['par'], 1],
    ]),
  ],
  [
    'FS309 moments/the-gate.yaml skip',
    ...['the-gate', 'the-neighbour', 'the-lesson', 'the-test'].map((slug) =>
      moment(slug, [[['skip'], skipped]]),
    ),
    moment('the-market', [[['skip'], { ...skipped, skipTo: 'the-rounds' }]]),
    moment('the-rounds', [[['skip'], skipped]]),
  ],
  [
    'FS310 moments/the-lesson.yaml skip',
    moment('the-lesson', [[['skip'], skipped]]),
    moment('the-test', [[['skip'], { ...skipped, skipTo: 'the-lesson' }]]),
  ],
  ['FS311 moments/the-gate.yaml openings.0', moment('the-gate', [[['openings', 1], { lines: [line] }]])],
  ['FS312 moments/the-lesson.yaml skip', moment('the-lesson', [[['skip'], { skipAfterRunNumber: 0 }]])],
  ['FS313 moments/the-gate.yaml openings', moment('the-gate', [[['openings', 0, 'when'], 'run 2+']])],
  ['FS314 story.yaml par', story([[['par'], 40]])],
  ['FS315 story.yaml start', moment('the-fork', [[['paths', 'home', 'when'], 'run 2+']])],
  [
    'FS316 moments/the-end.yaml id',
    story([
      [['maxInteractions'], 3],
      [['par'], 2],
    ]),
  ],
  [
    'FS317 story.yaml maxInteractions',
    story([
      [['maxInteractions'], 12],
      [['par'], 10],
    ]),
  ],
  [
    'FS318 moments/the-gate.yaml openings.0.lines.0.normal 2.when',
    moment('the-gate', [
      [['openings', 0, 'lines'], [{ 'normal 2': { en: 'Hi.', fr: 'Ah.', when: 'fact bell-is-cracked' } }]],
    ]),
  ],
  [
    'FS401 moments/the-fork.yaml paths.sea.examples',
    moment('the-fork', [[['paths', 'sea', 'examples'], { en: [], fr: [] }]]),
  ],
  [
    'FS402 moments/the-test.yaml questions.rings.right',
    moment('the-test', [[['questions', 'rings', 'right'], { en: [], fr: [] }]]),
  ],
  ['FS403 moments/the-neighbour.yaml points', moment('the-neighbour', [[['points'], 90]])],
  [
    'FS404 moments/the-neighbour.yaml facets.pay.after',
    moment('the-neighbour', [[['facets', 'pay', 'after'], 'pay']]),
  ],
  [
    'FS405 moments/the-gift.yaml options.items.1',
    moment('the-gift', [
      [
        ['options', 'items'],
        ['lamp', 'kettle'],
      ],
    ]),
  ],
  [
    'FS406 moments/the-gate.yaml grants.0.on',
    moment('the-gate', [[['grants'], [{ on: 'award', items: ['lamp'] }]]]),
  ],
  [
    'FS407 moments/the-storm.yaml opponents.storm',
    moment('the-storm', [], [['opponents', 'storm', 'health']]),
    person('storm', [[['baseHealth'], 0]]),
  ],
  [
    'FS408 moments/the-storm.yaml opponents.ada',
    moment('the-storm', [[['opponents', 'ada'], { attacks: [line] }]]),
  ],
  ['FS409 moments/the-boat.yaml maxNumberOfCharacters', moment('the-boat', [[['maxNumberOfCharacters'], 3]])],
  [
    'FS410 moments/the-forge.yaml scoreThresholdForAward',
    moment('the-forge', [[['scoreThresholdForAward'], 100]]),
  ],
  [
    'FS411 moments/the-forge.yaml items',
    moment('the-forge', [[['items'], ['lamp']]]),
    moment('the-gift', [], [['options', 'items']]),
  ],
  [
    'FS412 moments/the-neighbour.yaml patience',
    moment('the-neighbour', [
      [['patience'], 1],
      [['points'], 31],
      [['facets'], FACETS],
    ]),
  ],
  [
    'FS413 moments/the-storm.yaml strong.0.normal 2.en',
    moment('the-storm', [[['strong', 0, 'normal 2', 'en'], 'So {style}!']]),
  ],
  ['FS414 moments/the-polish.yaml maxBet', moment('the-polish', [[['maxBet'], 30]])],
  ['FS415 moments/the-gift.yaml pick', moment('the-gift', [[['pick'], 3]])],
  [
    'FS416 moments/the-storm.yaml asksAttack.0.normal 2.en',
    moment('the-storm', [[['asksAttack', 0, 'normal 2', 'en'], 'Now!']]),
  ],
  [
    'FS417 moments/the-neighbour.yaml perfects.both',
    moment('the-neighbour', [[['perfects', 'both', 'atLeast'], 9]]),
  ],
  [
    'FS418 moments/the-storm.yaml perfects.all',
    moment('the-storm', [[['perfects'], { all: { atLeast: 1 } }]]),
  ],
  ['FS419 moments/the-storm.yaml opponents', moment('the-storm', [[['opponents', 'storm', 'health'], 200]])],
  // One attack takes 17 at most, and its answer the whole team.
  [
    'FS419 moments/the-storm.yaml opponents',
    moment('the-storm', [
      [['opponents', 'storm', 'health'], 25],
      [['opponents', 'storm', 'attack'], 99],
    ]),
    person('ada', [[['baseHealth'], 1]]),
    person('bruno', [[['baseHealth'], 1]]),
  ],
  [
    'FS421 moments/the-storm.yaml type',
    person('ada', [[['baseHealth'], 0]]),
    person('bruno', [[['baseHealth'], 0]]),
  ],
  [
    'FS421 moments/the-storm.yaml type',
    person('ada', [[['baseAttack'], 0]]),
    person('bruno', [[['baseAttack'], 0]]),
  ],
  ['FS507 characters/ada.yaml voices.fr', person('ada', [[['voices', 'fr'], {}]])],
  ['FS420 moments/the-boat.yaml stays.storm', moment('the-boat', [[['stays'], { storm: [line] }]])],
  [
    'FS601 moments/the-fork.yaml paths.sea.examples.en.0',
    moment('the-fork', [[['paths', 'sea', 'examples', 'en', 0], 'Go home!']]),
  ],
  [
    'FS602 moments/the-fork.yaml paths.sea.examples.en.0',
    moment('the-fork', [[['paths', 'sea', 'examples', 'en', 0], 'go to the home']]),
  ],
  [
    'FS603 moments/the-gate.yaml openings.0.lines.0.normal 2.en',
    moment('the-gate', [[['openings', 0, 'lines', 0, 'normal 2', 'en'], 'so '.repeat(700)]]),
  ],
  [
    'FS604 moments/the-gate.yaml openings.0.lines.0.normal 2.en',
    moment('the-gate', [[['openings', 0, 'lines', 0, 'normal 2', 'en'], 'so '.repeat(90)]]),
  ],
  [
    'FS605 moments/the-gate.yaml openings.0.lines.0.normal 2.fr',
    moment('the-gate', [
      [
        ['openings', 0, 'lines', 0, 'normal 2', 'fr'],
        'You are the one that was with my father and the ship.',
      ],
    ]),
  ],
  [
    'FS606 moments/the-fork.yaml paths.sea.examples',
    moment('the-fork', [[['paths', 'sea', 'examples', 'fr'], []]]),
  ],
  [
    'FS607 characters/ada.yaml id',
    person('ada', [], [['answers']]),
    moment('the-neighbour', [], [['answers']]),
  ],
  ['FS608 moments/the-neighbour.yaml refusals', person('ada', [], [['replies']])],
  [
    'FS609 moments/the-neighbour.yaml answers.her-name.lines',
    moment('the-neighbour', [
      [['facets', 'pay', 'reacts'], [{ 'anger 1': { en: 'You know very well who I am!', fr: 'Bien.' } }]],
    ]),
  ],
  [
    'FS610 moments/the-neighbour.yaml answers.her-name.examples.en',
    moment('the-neighbour', [[['answers', 'her-name', 'examples', 'en'], ['Here is the money.']]]),
  ],
];

/** What shows in a rehearsal only. */
const REHEARSED: readonly Case[] = [
  [
    'FS319 story.yaml start',
    moment('the-neighbour', [[['transitions'], [{ to: 'the-deep', when: 'success' }, { to: 'the-lesson' }]]]),
  ],
  ['FS320 story.yaml par', story([[['par'], 5]])],
  ['FS321 moments/the-storm.yaml type', moment('the-storm', [[['opponents', 'storm', 'health'], 33]])],
  ['FS322 moments/the-forge.yaml id', moment('the-forge', [[['skip'], { showAfterRunNumber: 9 }]])],
  [
    'FS324 moments/the-gift.yaml id',
    moment('the-neighbour', [[['transitions'], [{ to: 'the-gift', when: 'failure' }, { to: 'the-lesson' }]]]),
    moment('the-test', [[['transitions'], [{ to: 'the-market' }]]]),
  ],
  ['FS323 story.yaml items.lamp', moment('the-gift', [[['skip'], { showAfterRunNumber: 9 }]])],
];

/** Told of files and texts; see the tests of story folders. */
const ELSEWHERE = [
  'FS101',
  'FS102',
  'FS201',
  'FS203',
  'FS216',
  'FS217',
  'FS501',
  'FS502',
  'FS503',
  'FS504',
  'FS505',
  'FS506',
  'FS508',
  'FS510',
  'FS511',
];

describe('the story checker', () => {
  let whole: StoryFolder;
  beforeAll(async () => {
    whole = await fixtureWithMedia('every-kind');
  });

  test('has nothing to say of a story with a moment of every kind', () => {
    expect(saidOf(whole, { isRehearsed: true })).toEqual([]);
  });

  test.each(CASES)('%s', (says, ...breaks) => {
    expect(saidOf(broken(whole, ...breaks))).toContain(says);
  });

  test.each(REHEARSED)('rehearses, and then says %s', (says, ...breaks) => {
    const folder = broken(whole, ...breaks);
    expect(saidOf(folder, { isRehearsed: true })).toContain(says);
    expect(saidOf(folder)).not.toContain(says);
  });

  test('is tried with every code that there is', () => {
    const tried = new Set([...[...CASES, ...REHEARSED].map(([says]) => says.slice(0, 5)), ...ELSEWHERE]);
    expect(Object.keys(DIAGNOSTICS).filter((code) => !tried.has(code))).toEqual([]);
  });
});
