import { join } from 'node:path';
import { compileStory } from '@fabula/catalogue/compile-story';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { decide } from '@fabula/rules/decide';
import { EMPTY_JUDGEMENT } from '@fabula/rules/proposal';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { createRun } from '@fabula/rules/run';
import { currentMoment } from '@fabula/rules/scene';
import type { Decision, Input, Judgement, RunState } from '@fabula/rules/types';
import { beforeAll, describe, expect, test } from '@jest/globals';

/** What a director that understands everything hears in each thing the player says, moment by moment. */
type Heard = Readonly<Record<string, readonly Partial<Judgement>[]>>;

let release: Release;
beforeAll(async () => {
  const compiled = await compileStory(join(STORIES_ROOT, 'put-out-the-light'));
  if (compiled.release === undefined) throw new Error('the story does not compile');
  release = compiled.release;
});

const facets = (...ids: string[]): Partial<Judgement> => ({ facets: ids });
const perfect = (...ids: string[]): Partial<Judgement> => ({ perfects: ids });
const RIGHT: Partial<Judgement> = { answer: 'right' };
const NOTHING: Partial<Judgement> = {};

function input(kind: Input['kind'], words: string): Input {
  const nothing = { selectedCharacterIds: [], selectedItemIds: [], sacrificedProperties: [] };
  return { ...nothing, kind, words, interactionBetSize: 0, ignoreSkip: false, wasCacheHit: false };
}

/** Plays until the run has ended; says what was said by the story, by moment. */
function play(first: RunState, heard: Heard) {
  let state = first;
  let perfects = 0;
  const spoken = new Map<string, string[]>();
  const turn = (kind: Input['kind'], judgement: Partial<Judgement>): Decision => {
    const before = currentMoment(release, state).slug;
    const proposal = { judgement: { ...EMPTY_JUDGEMENT, ...judgement }, lines: [] };
    const words = kind === 'start_moment' ? '' : 'something';
    const decision = decide({ release, state, input: input(kind, words), proposal, seed: '00', nowMs: 0 });
    state = decision.state;
    const slug = kind === 'start_moment' ? openedBy(decision) : before;
    spoken.set(slug, [...(spoken.get(slug) ?? []), ...decision.say.map(({ text }) => text)]);
    perfects += decision.output.wasPerfectAnswer ? 1 : 0;
    return decision;
  };
  const isIn = (id: string) => state.status === 'ongoing' && currentMoment(release, state).id === id;
  while (state.status === 'ongoing') {
    turn('start_moment', NOTHING);
    // A start may skip on to a later moment, or be all there is of one.
    if (state.status !== 'ongoing' || state.moments.at(-1)?.status === 'waiting') continue;
    const { slug, id } = currentMoment(release, state);
    for (const judgement of heard[slug] ?? []) if (isIn(id)) turn('player_answer', judgement);
    if (isIn(id)) throw new Error(`stuck in ${slug}`);
  }
  const route = state.moments.filter(({ skipped }) => !skipped).map(({ momentId }) => slugOf(momentId));
  return { state, perfects, spoken, route };
}

/** The moment that a start has opened: the last one that began. */
function openedBy({ state }: Decision): string {
  const begun = state.moments.filter(({ status, skipped }) => status !== 'waiting' && !skipped);
  return slugOf(begun.at(-1)?.momentId ?? '') ?? '';
}

function slugOf(momentId: string): string | undefined {
  return release.moments.find(({ id }) => id === momentId)?.slug;
}

function run(language: Language, loopNumber: number, items: string[] = []): RunState {
  const owned = items.map((slug) => ({
    itemId: release.items.find((item) => item.slug === slug)?.id ?? '',
    source: 'inherited_from_previous_run' as const,
    acquiredInMomentId: null,
  }));
  const previous = loopNumber > 1 ? { items: owned, roster: [] } : undefined;
  const before = { completions: {}, bestRank: null };
  return createRun({ release, releaseVersion: 1, language, loopNumber, previous, before });
}

const LESSON = ['white-comes', 'red-keeps-off', 'dark-says-nothing', 'five-hands'];

describe('Put Out the Light, played', () => {
  test('carefully for the first time: 16 interactions, one perfect answer, rank A by a hair', () => {
    const { state, perfects, route } = play(run('en', 1), {
      'the-stowaway': [facets('not-in-trouble'), facets('who-for'), facets('ask-whistle')],
      'the-language-of-light': LESSON.map((point) => facets(point)),
      'the-keeper': [
        facets('no-blame'),
        facets('ask-where'),
        facets('name-her'),
        facets('people-tonight'),
        facets('not-yours-alone', 'can-warn'),
      ],
      'what-kind-of-light': [{ path: 'red' }],
      'talk-them-in': [RIGHT, RIGHT, RIGHT, RIGHT],
    });
    expect(state).toMatchObject({ status: 'won', score: 85, rank: 2, interactions: { used: 16 } });
    expect(perfects).toBe(1);
    expect(route).toEqual([
      'the-landing',
      'the-stowaway',
      'nolwenns-whistle',
      'the-language-of-light',
      'the-keeper',
      'what-kind-of-light',
      'talk-them-in',
      'a-light-that-says-no',
    ]);
    expect(state.items.map(({ itemId }) => release.items.find(({ id }) => id === itemId)?.slug)).toEqual([
      'storm-lantern',
      'nolwenns-whistle',
      'relief-badge',
    ]);
  });

  test('in French, knowing the names: 4 interactions, eight perfect answers, rank S, and the whistle is not given twice', () => {
    const { state, perfects, route, spoken } = play(run('fr', 2, ['nolwenns-whistle']), {
      'the-stowaway': [
        { ...facets('own-fear', 'ask-whistle'), ...perfect('says-n-k') },
        perfect('says-soizic'),
      ],
      'the-language-of-light': [
        facets('white-comes', 'red-keeps-off', 'dark-says-nothing'),
        { ...facets('five-hands'), ...perfect('k-for-kerbrat') },
      ],
      'the-keeper': [
        { ...facets('name-her'), ...perfect('says-nolwenn') },
        facets('ask-where'),
        facets('not-yours-alone', 'can-warn'),
      ],
      'what-kind-of-light': [{ path: 'red', ...perfect('red-because') }],
      'talk-them-in': [RIGHT, RIGHT, RIGHT, { ...RIGHT, ...perfect('perrin-and-soizic') }],
    });
    expect(state).toMatchObject({ status: 'won', rank: 1, interactions: { used: 4 } });
    expect(perfects).toBe(8);
    expect(route).not.toContain('nolwenns-whistle');
    expect(spoken.get('the-landing')?.[0]).toBe(
      'On se connaît ? Vous avez sauté avant que je lance le bout.',
    );
    expect(spoken.get('what-kind-of-light')).toContain('Alors dis-le. Blanc, rouge, ou rien ?');
    expect(spoken.get('a-light-that-says-no')).toContain(
      "La Sorel m'a demandé une copie des lettres. Tout bas.",
    );
  });

  test('by a bully: the stowaway and the keeper fail, and white ends on the old road', () => {
    const { state, route, spoken } = play(run('fr', 1), {
      'the-stowaway': Array.from({ length: 6 }, () => NOTHING),
      'the-language-of-light': LESSON.map((point) => facets(point)),
      'the-keeper': Array.from({ length: 9 }, () => NOTHING),
      'what-kind-of-light': [{ path: 'white' }],
    });
    expect(state).toMatchObject({ status: 'lost', rank: null, interactions: { used: 20 } });
    expect(route.slice(-3)).toEqual(['the-keeper', 'what-kind-of-light', 'the-bright-road']);
    expect(spoken.get('what-kind-of-light')).toContain('Alors dites-le. Blanc, rouge, ou rien ?');
  });

  test('with every patience spent: red needs a reason, and a failed call ends on the old road', () => {
    const { state, route } = play(run('en', 1), {
      'the-stowaway': Array.from({ length: 6 }, () => NOTHING),
      'the-language-of-light': Array.from({ length: 8 }, () => NOTHING),
      'the-keeper': Array.from({ length: 9 }, () => NOTHING),
      'what-kind-of-light': [{ path: 'red' }, { reason: true }],
      'talk-them-in': [RIGHT, { answer: 'partly' }, NOTHING, NOTHING],
    });
    expect(state).toMatchObject({ status: 'lost', interactions: { used: 29 } });
    expect(state.facts).toContain('comb-walked');
    expect(route.slice(-2)).toEqual(['talk-them-in', 'the-bright-road']);
  });
});
