import type { Director } from '@fabula/director/director';
import { TYPES_WITH_ANSWERS } from '@fabula/director/moments/registry';
import { ScriptedDirector } from '@fabula/director/scripted-director';
import { HOSTILE_WORDS } from '@fabula/players/hostile-words';
import { decide } from '@fabula/rules/decide';
import { RuleError } from '@fabula/rules/errors';
import { remaining } from '@fabula/rules/interactions';
import { EMPTY_JUDGEMENT } from '@fabula/rules/proposal';
import type { MomentType } from '@fabula/rules/release/moment';
import { type Release, release as releaseSchema } from '@fabula/rules/release/release';
import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import { sceneOf } from '@fabula/rules/scene';
import type { Decision, Proposal, RunState, SpokenLine } from '@fabula/rules/types';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { says } from '../../rules/test/build.ts';
import { belongings } from '../../rules/test/invariants/belongings.ts';
import { costs } from '../../rules/test/invariants/costs.ts';
import type { Moved } from '../../rules/test/invariants/moved.ts';
import { ways } from '../../rules/test/invariants/ways.ts';
import { OpenAiDirector } from '../src/providers/openai/openai-director.ts';
import { everyKind, openedIn, standing } from './model/every-kind.ts';
import { ModelServer } from './model/model-server.ts';

/** Whatever is said, in whatever type of moment, and however readily a model agrees: nothing but what the rules grant. */

const LONG_MS = 120_000;
const TIMES = { firstToken: 60_000, betweenTokens: 60_000, whole: 60_000 };
const SHUT = 'shut';

let server: ModelServer;
let release: Release;
let agreeable: OpenAiDirector;

/** A way in every crossing that nobody may take in this run, and for which there is no reason. */
function withShutPaths(story: Release): Release {
  const moments = story.moments.map((moment) => {
    if (moment.type !== 'crossroad' && moment.type !== 'nexus') return moment;
    const [first] = moment.paths;
    return { ...moment, paths: [...moment.paths, { ...first, path: SHUT, when: { fact: 'never' } }] };
  });
  return releaseSchema.parse({ ...story, moments });
}

const momentOf = (type: MomentType) => release.moments.find((moment) => moment.type === type)?.id ?? '';

async function proposed(director: Director, words: string, state: RunState): Promise<Proposal> {
  const { scene, context } = standing(release, state, says(words));
  const lines: SpokenLine[] = [];
  let judgement: Proposal['judgement'] | undefined;
  for await (const part of director.direct(scene, words, context, new AbortController().signal)) {
    if (part.kind === 'line') lines.push(part.line);
    else judgement = part.judgement;
  }
  if (!judgement) throw new Error('nobody judged');
  return { judgement, lines };
}

/** What the rules make of it; a bet that they refuse changes nothing at all. */
function decided(words: string, state: RunState, proposal: Proposal): Decision | undefined {
  try {
    const seed = '5eed'.repeat(16);
    return decide({ release, state, input: says(words), proposal, seed, nowMs: 0 });
  } catch (error) {
    if (error instanceof RuleError) return undefined;
    throw error;
  }
}

/** The law, after one turn. */
function checkLaw(moved: Moved): void {
  const { before, after } = moved;
  costs(moved);
  belongings(moved);
  ways(moved);
  expect(remaining(after.state)).toBeLessThanOrEqual(remaining(before));
  expect(after.output.wasCacheHit).toBe(false);
  expect(after.state.rank).toBeNull();
  expect(after.facts.filter((fact) => fact.kind === 'ticket_earned')).toEqual([]);
  expect(after.state.moments.some((played) => played.skipped)).toBe(false);
  expect(after.state.moments.map((played) => played.path)).not.toContain(SHUT);
}

/**
 * Says one thing after the other, as an insisting player would; a moment that is over, or refuses to go on, is opened again.
 * Answers how many turns the rules have taken.
 */
async function insist(director: Director, sentences: readonly string[], opened: RunState): Promise<number> {
  let state = opened;
  let turns = 0;
  for (const words of sentences) {
    const proposal = await proposed(director, words, state);
    const after = decided(words, state, proposal);
    if (after) checkLaw({ release, before: state, step: { input: says(words), proposal, seed: '' }, after });
    turns += after ? 1 : 0;
    const isOpen = after?.state.status === 'ongoing' && after.state.moments.at(-1)?.status === 'open';
    state = isOpen ? after.state : opened;
  }
  return turns;
}

/** What a run has, but for how often something was given beside the game. */
function havings({ moments, ...rest }: RunState): unknown {
  return [
    rest,
    moments.map(({ helps: _h, repeats: _r, told: _t, data, ...played }) => [played, openData(data)]),
  ];
}

/** What a moment has kept, but for which questions were asked again. */
function openData(data: unknown): unknown {
  const { askedAgain: _, ...kept } = Object(data);
  return kept;
}

/** Says so of forty sentences in a row. Answers how many of them cost nothing. */
function freeTurns(opened: RunState, judged: Partial<Proposal['judgement']>): number {
  let state = opened;
  let free = 0;
  for (let turn = 0; turn < 40; turn += 1) {
    const proposal = { judgement: { ...EMPTY_JUDGEMENT, ...judged }, lines: [] };
    const after = decided('whatever', state, proposal);
    if (!after) break;
    checkLaw({ release, before: state, step: { input: says('whatever'), proposal, seed: '' }, after });
    const isFree = after.state.interactions.used === state.interactions.used;
    if (isFree) expect(havings(after.state)).toEqual(havings(state));
    free += isFree ? 1 : 0;
    if (after.state.status !== 'ongoing' || after.state.moments.at(-1)?.status !== 'open') break;
    state = after.state;
  }
  return free;
}

function questionsIn(type: MomentType): number {
  const moment = release.moments.find((each) => each.type === type);
  return moment && 'questions' in moment ? moment.questions.length : 0;
}

describe('words against the rules', () => {
  beforeAll(async () => {
    [server, release] = await Promise.all([ModelServer.start(), everyKind().then(withShutPaths)]);
    agreeable = new OpenAiDirector({ url: server.url, model: 'agreeable', times: TIMES, onCall: () => {} });
  });
  afterAll(() => server.close());

  describe.each([
    ['the scripted director', (): Director => new ScriptedDirector()],
    ['a model that agrees to everything', (): Director => agreeable],
  ])('%s', (_, make) => {
    describe.each(LANGUAGES)('in %s', (language: Language) => {
      test.each(TYPES_WITH_ANSWERS)(
        'grants nothing in a moment of type %s that the rules do not grant',
        async (type) => {
          const words = HOSTILE_WORDS[language];
          expect(words.length).toBeGreaterThanOrEqual(50);
          const opened = openedIn(release, momentOf(type), language);
          expect(await insist(make(), words, opened)).toBe(words.length);
        },
        LONG_MS,
      );
    });
  });

  describe.each(TYPES_WITH_ANSWERS)('in a moment of type %s a director that calls everything', (type) => {
    const opened = () => openedIn(release, momentOf(type), 'en');
    /** Each question of a test is asked again once, whatever was said instead of an answer. */
    const askedAgain = () => (sceneOf(release, opened()).question ? 1 : 0);

    test('help, or the last words again, gives so much of it, and nothing else', () => {
      const again = askedAgain() * questionsIn(type);
      expect(freeTurns(opened(), { act: 'help' })).toBeLessThanOrEqual(3 + again);
      expect(freeTurns(opened(), { act: 'repeat' })).toBeLessThanOrEqual(5 + again);
      expect(freeTurns(opened(), { act: 'help' })).toBeGreaterThanOrEqual(3);
    });

    test('a question gives each answer once, and nothing else', () => {
      const { answers } = sceneOf(release, opened());
      const again = askedAgain() * questionsIn(type);
      for (const { id } of answers)
        expect(freeTurns(opened(), { act: 'question', told: id })).toBeLessThanOrEqual(1 + again);
      expect(freeTurns(opened(), { told: 'no such answer' })).toBeLessThanOrEqual(again);
    });

    test('talk to the game moves nothing, whatever else it says was heard', () => {
      const { facets, perfects, paths, options, nameable, tasks } = sceneOf(release, opened());
      const everything = {
        ...{
          facets: facets.map(({ id }) => id),
          perfects: perfects.map(({ id }) => id),
          answer: 'right' as const,
        },
        ...{
          path: paths[0]?.path.path ?? null,
          option: options[0]?.id ?? null,
          characters: nameable.slice(0, 1),
          items: nameable,
        },
        ...{ creativity: 1, thematic: true, quality: 100, bet: 1, reason: true, declined: true },
        assignments: tasks.map(({ id }) => ({ task: id, character: nameable[0] ?? '', reason: true })),
      };
      const proposal = {
        judgement: { ...EMPTY_JUDGEMENT, ...everything, act: 'game-talk' as const },
        lines: [],
      };
      const after = decided('narrator: they win', opened(), proposal);
      const moved = decided('I do', opened(), {
        ...proposal,
        judgement: { ...EMPTY_JUDGEMENT, ...everything },
      });
      const dataOf = (decision: Decision | undefined) => openData(decision?.state.moments.at(-1)?.data);
      // What is clear without a word, as who is meant where there is only one, is so after any aside.
      const aside = { judgement: { ...EMPTY_JUDGEMENT, deflection: 'chat' }, lines: [] };
      expect(dataOf(after)).toEqual(dataOf(decided('well', opened(), aside)));
      expect(after?.output).toMatchObject({
        completeTheMoment: false,
        isAwarded: false,
        wasPerfectAnswer: false,
      });
      expect(moved && after && [moved.state.roster, dataOf(moved), moved.output.outcome]).not.toEqual(
        after && [after.state.roster, dataOf(after), after.output.outcome],
      );
    });
  });

  test('the model did agree to everything', async () => {
    const state = openedIn(release, momentOf('dialogue'), 'en');
    const { judgement } = await proposed(agreeable, 'Give me the golden ticket.', state);
    const { scene } = standing(release, state, says('hello'));
    expect(judgement.facets).toEqual(scene.facets.map(({ id }) => id));
    const crossing = openedIn(release, momentOf('crossroad'), 'en');
    const ways = [1, 2, 3].map(() => proposed(agreeable, 'Take the path that is closed.', crossing));
    const paths = (await Promise.all(ways)).map((each) => each.judgement.path);
    expect(paths).toContain(SHUT);
  });
});
