import type { Director } from '@fabula/director/director';
import { decideParsed } from '@fabula/rules/decide';
import { SILENCE } from '@fabula/rules/inputs';
import { judgementOf } from '@fabula/rules/judgement';
import type { Release } from '@fabula/rules/release/release';
import { sceneOf } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { beforeAll, expect, test } from '@jest/globals';
import { releaseOf } from '../../../simulate/stories.ts';
import { conversations } from './conversations.ts';
import { frozenSentences, naiveSentences, type Sentence } from './corpus.ts';
import { fateOf } from './judged.ts';
import { allWonIn, newcomers, wonIn } from './newcomers.ts';
import { shuffledReplies } from './replies.ts';
import { placed, saidInRounds } from './rounds.ts';
import { byAct, byType, worst } from './tables.ts';
import { say } from './turn.ts';

const sentences = frozenSentences();
const releases = new Map<string, Release>();
beforeAll(async () => {
  for (const story of new Set(sentences.map(({ story }) => story)))
    releases.set(story, await releaseOf(story));
});

function sentence(id: string): Sentence {
  const found = sentences.find((each) => each.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

/** Takes whatever is said for this. */
const takingAllFor = (judgement: Partial<Judgement>): Director => ({
  name: 'fixed',
  capabilities: { languages: ['en', 'fr'], isDeterministic: true },
  async *direct() {
    yield { kind: 'judgement', judgement: judgementOf(judgement) };
  },
});

async function fate(id: string, judgement: Partial<Judgement>) {
  const { place } = placed(sentence(id), releases);
  return fateOf(sentence(id), await say(place, sentence(id).text, takingAllFor(judgement)));
}

/** All that can count in a story, whatever the moment. */
function idsIn({ moments, characters, items }: Release): Set<string> {
  const people = characters.map(({ slug }) => slug);
  const ids = moments.flatMap((moment) => [
    ...('facets' in moment ? moment.facets : []).map(({ id }) => id),
    ...(moment.type === 'learning' ? moment.points : []).map(({ id }) => id),
    ...('paths' in moment ? moment.paths : []).map(({ path }) => path),
    ...('qualities' in moment ? moment.qualities : []).map(({ id }) => id),
    ...('performances' in moment ? [...moment.performances, ...moment.difficulties] : []).map(({ id }) => id),
    ...('tasks' in moment ? moment.tasks : []).flatMap(({ id }) => people.map((who) => `${id}=${who}`)),
    ...('gauges' in moment ? moment.gauges : []).map(({ style }) => style),
  ]);
  const always = [
    'right',
    'partly',
    'wrong',
    'decline',
    'any',
    ...[1, 2, 3, 4, 5].map((bet) => `bet:${bet}`),
  ];
  return new Set([...ids, ...people, ...items.map(({ slug }) => slug), ...always]);
}

test('each language has sentences enough of every act, and every label names what its story has', () => {
  for (const language of ['en', 'fr'])
    expect(sentences.filter((each) => each.language === language).length).toBeGreaterThan(500);
  const unknown = sentences.flatMap(({ id, story, label, manner }) => {
    const release = releases.get(story);
    const known = release ? idsIn(release) : new Set<string>();
    const named = manner === undefined ? [...label.reach.flat(), ...label.never] : [];
    return named.filter((each) => !known.has(each)).map((each) => `${id}: ${each}`);
  });
  expect(unknown).toEqual([]);
});

test('every sentence finds the place where it is said: the question, the manner, the phase', () => {
  for (const each of sentences) {
    const { place, sentence: found } = placed(each, releases);
    const { question, battle, played } = sceneOf(place.release, place.state);
    expect([each.id, played.status]).toEqual([each.id, 'open']);
    if (question) expect(question.id).toBe(each.at);
    if (found.manner && found.label.reach.length > 0) expect(battle?.style).toBe(found.manner);
  }
});

test('what it aims at is reached, what it denies is counted, by what the rules make of a judgement', async () => {
  expect(await fate('en/the-door/02', { facets: ['why-here'] })).toMatchObject({
    ...{ isReached: true, isDeniedCounted: null, moved: ['counts'], isFree: false },
  });
  expect(await fate('en/the-door/02', { facets: ['plain-need'] })).toMatchObject({ isReached: false });
  expect(await fate('en/the-door/08', { facets: ['why-here'] })).toMatchObject({
    ...{ isReached: null, isDeniedCounted: true },
  });
  expect(await fate('en/talk-them-in/07', { answer: 'wrong' })).toMatchObject({
    ...{ isReached: false, moved: ['question'] },
  });
  // What is no try is asked again once.
  expect(await fate('en/talk-them-in/07', {})).toMatchObject({ isReached: false, moved: [], isFree: true });
  expect(await fate('en/the-gale/01', { creativity: 0.8, thematic: true })).toMatchObject({
    isReached: true,
  });
  expect(await fate('en/the-gale/01', { creativity: 0.8 })).toMatchObject({
    isReached: false,
    moved: ['blow'],
  });
});

test('who is taken along or given a task besides is too much', async () => {
  const idOf = (slug: string) =>
    [...releases.values()].flatMap(({ characters }) => characters).find((each) => each.slug === slug)?.id ??
    '';
  const [ines, tomo] = [idOf('ines'), idOf('tomo')];
  expect(await fate('en/who-goes-up/01', { characters: [ines, tomo] })).toMatchObject({ isReached: true });
  expect(await fate('en/who-goes-up/01', { characters: [ines] })).toMatchObject({ isReached: false });
  const cushion = { task: 'cushion', character: ines, reason: false };
  const noise = { task: 'noise', character: tomo, reason: false };
  expect(await fate('en/all-at-once/02', { assignments: [cushion] })).toMatchObject({ isReached: true });
  expect(await fate('en/all-at-once/02', { assignments: [cushion, noise] })).toMatchObject({
    isReached: false,
  });
});

test('what is asked back is reached, costs nothing and moves nothing', async () => {
  const red = placed(sentence('en/what-kind-of-light/01'), releases);
  const turn = await say(red.place, 'red', takingAllFor({ path: 'red' }));
  const { release, state } = red.place;
  const proposal = { ...turn.proposal, asksBack: true as const };
  const asked = { release, state, input: { ...SILENCE, words: 'red' }, proposal, seed: '00', nowMs: 0 };
  const decision = decideParsed(asked);
  const played = decision.state.moments.at(-1) ?? turn.played;
  expect(
    fateOf(red.sentence, { ...turn, decision, played, next: { ...turn.next, state: decision.state } }),
  ).toEqual({
    ...{ counted: [], askedBack: ['red'], moved: [], isFree: true },
    ...{ isReached: true, isDeniedCounted: null, broughtHint: false, named: null, told: null },
  });
});

test('it measures the director without a model: tables, conversations, newcomers, replies in no order', async () => {
  const some = sentences.filter(({ moment }) => moment === 'the-door').map((each) => placed(each, releases));
  const { said, firsts } = await saidInRounds(some, 1);
  expect(said).toHaveLength(some.length);
  expect(firsts).toHaveLength(2);
  expect(byType(said)).toContain('dialogue fr');
  expect(byAct(said)).toContain('game-talk en');
  expect(worst(said)).toContain('worst of: denied counted');
  expect((await conversations(some)).length).toBeGreaterThan(10);
  const replies = shuffledReplies(said);
  expect(replies.map(({ said: words }) => words)).not.toEqual(some.map((each) => each.sentence.text));
  expect(Object.keys(replies[0] ?? {}).sort()).toEqual(['asked', 'goal', 'key', 'language', 'reply', 'said']);
  const [naive] = naiveSentences().filter(({ moment }) => moment === 'the-stairs');
  const release = releases.get('put-out-the-light');
  if (!naive || !release) throw new Error('nobody climbs the stairs');
  const tried = await newcomers(naive, release, 3);
  expect([tried.tries.length, wonIn(tried).length, allWonIn([tried, tried])]).toEqual([3, 3, 3]);
});
