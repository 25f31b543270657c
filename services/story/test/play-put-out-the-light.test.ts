import { join } from 'node:path';
import { compileStory } from '@fabula/catalogue/compile-story';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { decide } from '@fabula/rules/decide';
import { SILENCE } from '@fabula/rules/inputs';
import { EMPTY_JUDGEMENT } from '@fabula/rules/proposal';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { createRun } from '@fabula/rules/run';
import { currentMoment } from '@fabula/rules/scene';
import type { Decision, Input, Judgement, RosterCharacter, RunState } from '@fabula/rules/types';
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
/** A try, and not the answer; what is no try is asked again. */
const WRONG: Partial<Judgement> = { answer: 'wrong' };
const NOTHING: Partial<Judgement> = {};

function input(kind: Input['kind'], words: string): Input {
  return { ...SILENCE, kind, words };
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
  // A nexus is come back to: there the next thing is said.
  const left = new Map(Object.entries(heard).map(([slug, judgements]) => [slug, [...judgements]]));
  while (state.status === 'ongoing') {
    turn('start_moment', NOTHING);
    // A start may skip on to a later moment, or be all there is of one.
    if (state.status !== 'ongoing' || state.moments.at(-1)?.status === 'waiting') continue;
    const { slug, id } = currentMoment(release, state);
    while (isIn(id)) {
      const judgement = left.get(slug)?.shift();
      if (!judgement) throw new Error(`stuck in ${slug}`);
      turn('player_answer', judgement);
    }
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

interface Earlier {
  readonly items?: readonly string[];
  readonly team?: readonly string[];
  readonly completed?: Readonly<Record<string, number>>;
}

/** A run of this number, with what earlier ones have left. */
function run(
  language: Language,
  loopNumber: number,
  { items = [], team = [], completed = {} }: Earlier = {},
) {
  const previous = {
    items: items.map((slug) => ({
      itemId: idOf(release.items, slug),
      source: 'inherited_from_previous_run' as const,
      acquiredInMomentId: null,
    })),
    roster: team.map((slug) => memberNamed(slug)),
  };
  const completions = Object.fromEntries(
    Object.entries(completed).map(([slug, count]) => [idOf(release.moments, slug), count]),
  );
  const before = { completions, bestRank: null };
  return createRun({ release, releaseVersion: 1, language, loopNumber, previous, before });
}

function memberNamed(slug: string): RosterCharacter {
  const card = release.characters.find((each) => each.slug === slug);
  if (!card) throw new Error(`nobody is called ${slug}`);
  return {
    characterId: card.id,
    currentAttack: card.baseAttack,
    currentHealth: card.baseHealth,
    maxHealth: card.baseHealth,
    properties: card.properties,
    cardType: 'Normal',
    enrolledInMomentId: null,
  };
}

function idOf(list: readonly { id: string; slug: string }[], slug: string): string {
  const found = list.find((each) => each.slug === slug);
  if (!found) throw new Error(`there is no ${slug}`);
  return found.id;
}

const LESSON = ['white-comes', 'red-keeps-off', 'dark-says-nothing', 'five-hands'];
const times = (count: number, judgement: Partial<Judgement>) =>
  Array.from({ length: count }, () => judgement);
const take = (...paths: string[]): Partial<Judgement>[] => paths.map((path) => ({ path }));
/** Said in the manner that was asked for, and well. */
const WELL: Partial<Judgement> = { creativity: 0.7, thematic: true };
const give = (...tasks: (readonly [task: string, slug: string])[]): Partial<Judgement> => ({
  assignments: tasks.map(([task, slug]) => ({
    task,
    character: idOf(release.characters, slug),
    reason: false,
  })),
});

describe('Put Out the Light, played', () => {
  test('carefully for the first time: 18 interactions, one perfect answer, an A', () => {
    const { state, perfects, route } = play(run('en', 1), {
      'the-door': [facets('why-here'), facets('plain-need')],
      'the-stairs': take('down', 'desk', 'up'),
      'the-stowaway': [facets('not-in-trouble'), facets('who-for'), facets('ask-whistle')],
      'the-language-of-light': LESSON.map((point) => facets(point)),
      'the-keeper': [facets('no-blame'), facets('ask-where'), facets('not-yours-alone', 'can-warn')],
      'what-kind-of-light': [{ path: 'red' }],
      'talk-them-in': times(4, RIGHT),
    });
    expect(state).toMatchObject({ status: 'won', score: 88, rank: 2, interactions: { used: 18 } });
    expect(perfects).toBe(1);
    expect(route).toEqual([
      'the-landing',
      'the-door',
      'the-stairs',
      'the-stowaway',
      'nolwenns-whistle',
      'the-stairs',
      'the-language-of-light',
      'the-stairs',
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
    const team = state.roster.map(({ characterId }) =>
      release.characters.find(({ id }) => id === characterId),
    );
    expect(team.map((each) => each?.slug)).toEqual(['maud', 'perrin', 'yann']);
  });

  test('in French, knowing the names: ten perfect answers, the captain signed on, rank S, and the whistle is not asked for again', () => {
    const known = { items: ['nolwenns-whistle'], team: ['perrin', 'yann'], completed: { 'the-stowaway': 1 } };
    const { state, perfects, route, spoken } = play(run('fr', 2, known), {
      'the-door': [{ ...facets('her-name'), ...perfect('says-nolwenn') }],
      'the-stairs': take('down', 'desk', 'gallery', 'up'),
      'the-language-of-light': [
        facets('white-comes', 'red-keeps-off', 'dark-says-nothing'),
        { ...facets('five-hands'), ...perfect('k-for-kerbrat') },
      ],
      'the-captain': [
        { ...facets('crew-names'), ...perfect('all-four') },
        facets('cheek', 'what-saw'),
        facets('pride'),
      ],
      'the-keeper': [
        { ...facets('name-her'), ...perfect('says-nolwenn') },
        facets('ask-where'),
        facets('not-yours-alone', 'can-warn'),
      ],
      'what-kind-of-light': [{ path: 'red', ...perfect('red-because') }],
      'the-watch': [give(['outside-pane', 'perrin'], ['flame', 'yann'], ['bearing', 'maud'])],
      'talk-them-in': [...times(3, RIGHT), { ...RIGHT, ...perfect('perrin-and-soizic') }],
      'the-gale': times(7, WELL),
    });
    expect(state).toMatchObject({ status: 'won', rank: 1 });
    expect(perfects).toBe(10);
    expect(route).not.toContain('the-stowaway');
    expect(route).not.toContain('nolwenns-whistle');
    expect(route).toContain('the-watch');
    expect(spoken.get('the-landing')?.[0]).toBe(
      'On se connaît ? Vous avez sauté avant que je lance le bout.',
    );
    expect(spoken.get('the-captain')?.[0]).toBe(
      "C'est le sifflet de Nolwenn. Qui t'a donné le souffle de ma seconde ?",
    );
    expect(spoken.get('what-kind-of-light')).toContain('Alors dis-le. Blanc, rouge, ou rien ?');
    expect(state.roster.map(({ characterId }) => characterId)).toContain(idOf(release.characters, 'ysolde'));
  });

  test('the third time, with the chart and the captain: red needs no word of Yann’s, and every name is said', () => {
    const known = {
      items: ['nolwenns-whistle', 'corrected-chart'],
      team: ['perrin', 'yann', 'ysolde'],
      completed: { 'the-stowaway': 1, 'the-letters': 1, 'the-language-of-light': 2 },
    };
    const { state, route, spoken } = play(run('en', 3, known), {
      'the-door': [facets('her-name')],
      // The letters are known by now: what is left in the drawer is handed over at once.
      'the-stairs': take('store', 'up'),
      'the-keeper': times(9, NOTHING),
      'what-kind-of-light': [{ path: 'red' }],
      'the-watch': [give(['outside-pane', 'perrin']), give(['flame', 'yann']), give(['bearing', 'maud'])],
      'talk-them-in': times(4, RIGHT),
      'the-gale': times(7, WELL),
    });
    expect(state.facts).not.toContain('comb-walked');
    expect(state.status).toBe('won');
    expect(route.slice(-3)).toEqual(['talk-them-in', 'the-gale', 'every-name']);
    expect(route).toContain('the-drawer');
    expect(spoken.get('the-drawer')).toEqual([
      'One of the two has gone. I do not remember to whom. Take the other.',
      'A spare pane. He ordered one; I ordered another. I never said.',
    ]);
    expect(spoken.get('talk-them-in')).toContain("Chart's old. The Comb went west.");
    expect(spoken.get('every-name')).toContain("Tell him it was me. No. Hold the lamp still. I'll tell him.");
  });

  test('by a bully: the door, the stowaway and the keeper fail, and white ends on the old road', () => {
    const { state, route, spoken } = play(run('fr', 1), {
      'the-door': times(5, NOTHING),
      'the-stairs': take('down', 'desk', 'up'),
      'the-stowaway': times(6, NOTHING),
      'the-language-of-light': LESSON.map((point) => facets(point)),
      'the-keeper': times(9, NOTHING),
      'what-kind-of-light': [{ path: 'white' }],
    });
    expect(state).toMatchObject({ status: 'lost', rank: null, interactions: { used: 27 } });
    expect(route.slice(-3)).toEqual(['the-keeper', 'what-kind-of-light', 'the-bright-road']);
    expect(spoken.get('the-door')?.slice(-2)).toEqual(['Bonsoir.', "C'était même pas fermé."]);
    expect(spoken.get('what-kind-of-light')).toContain('Alors dites-le. Blanc, rouge, ou rien ?');
  });

  test('straight up, with every patience spent: red needs a reason, and a failed call ends on the old road', () => {
    const { state, route } = play(run('en', 1), {
      'the-door': times(5, NOTHING),
      'the-stairs': take('up'),
      'the-keeper': times(9, NOTHING),
      'what-kind-of-light': [{ path: 'red' }, { reason: true }],
      'talk-them-in': [RIGHT, { answer: 'partly' }, WRONG, WRONG],
    });
    expect(state).toMatchObject({ status: 'lost', interactions: { used: 21 } });
    expect(state.facts).toContain('comb-walked');
    expect(route.slice(-2)).toEqual(['talk-them-in', 'the-bright-road']);
  });

  test('by one who spends every patience everywhere: the night is over before a light is lit', () => {
    const { state, route } = play(run('en', 1), {
      'the-door': times(5, NOTHING),
      'the-stairs': take('down', 'desk', 'up'),
      'the-stowaway': times(6, NOTHING),
      'the-language-of-light': times(8, NOTHING),
      'the-keeper': times(9, NOTHING),
    });
    expect(state).toMatchObject({ status: 'lost', rank: null, interactions: { used: 30 } });
    expect(route).not.toContain('what-kind-of-light');
  });
});
