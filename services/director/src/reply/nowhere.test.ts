import { EMPTY_JUDGEMENT } from '@fabula/rules/proposal';
import { sceneOf } from '@fabula/rules/scene';
import type { Judgement, SpeechAct } from '@fabula/rules/types';
import { describe, expect, test } from '@jest/globals';
import {
  aMoment,
  aRelease,
  BADGE,
  examples,
  line,
  Player,
  says,
  talk,
  WHISTLE,
} from '../../../rules/test/build.ts';
import type { HeardLine } from '../director.ts';
import { linesOf } from './lines.ts';

const some = (name: string, count: number) =>
  Array.from({ length: count }, (_each, at) => line(`${name} ${at + 1}`));
const act = (name: SpeechAct, more: Partial<Judgement> = {}) => ({ act: name, ...more });

const keeper = {
  ...{ ...talk, type: 'dialogue', goal: 'convince', points: 10, patience: 50 },
  facets: [{ id: 'kind', points: 10, examples: examples('please'), reacts: [line('kind words')] }],
  deflections: [{ id: 'trick', examples: examples('light it'), lines: [line('tricked')] }],
  answers: [
    { id: 'lamp', examples: examples('whose lamp'), lines: [line('my father’s'), line('then mine')] },
  ],
  replies: [
    { act: 'greeting', lines: some('well met', 1) },
    { act: 'greeting', lines: some('greeting', 2) },
    { act: 'question', lines: some('who knows', 2) },
    { act: 'help', lines: some('no more help', 1) },
  ],
  refusals: some('refusal', 6),
  hints: some('hint', 3),
  ...{ success: [line('yes')], failure: [line('no')], transitions: [] },
};

/** Says one thing after the other: what each is judged as, and what is answered by director and law. */
function talking(more: object = {}, beside: object = keeper) {
  const release = aRelease([aMoment(1, { ...beside, ...more })]);
  const player = new Player(release);
  const heard: HeardLine[] = [];
  const hear = (texts: readonly string[]) =>
    heard.push(...texts.map((text) => ({ speaker: 'character', text }) as const));
  hear(player.start().say.map(({ text }) => text));
  return (judged: Partial<Judgement>, words = 'la la') => {
    const judgement = { ...EMPTY_JUDGEMENT, ...judged };
    const scene = sceneOf(release, player.state);
    const { verdict, output, say } = player.play(says(words), { judgement });
    const seed = heard.length.toString(16);
    const lines = [...linesOf({ scene, verdict, output, judgement, words, seed, heard }), ...say];
    const texts = lines.map(({ text }) => text);
    heard.push({ speaker: 'player', text: words });
    hear(texts);
    return texts;
  };
}

/** As often, with what moves in between, so that nobody is led on. */
function repeatedly(say: ReturnType<typeof talking>, judged: Partial<Judgement>, times: number): string[] {
  return Array.from({ length: times }, () => say(judged)[0] ?? '');
}

describe('words that lead nowhere', () => {
  test('are answered by a deflection before all, then by what they do, then by a refusal', () => {
    const say = talking();
    expect(say(act('greeting', { deflection: 'trick' }))[0]).toBe('tricked');
    expect(say(act('greeting'))[0]).toBe('well met 1');
    expect(say(act('greeting'))[0]).toMatch(/^greeting/);
    expect(say(act('insult'))[0]).toMatch(/^refusal/);
  });

  test('are a question where they ask, whatever a director calls them', () => {
    expect(talking()({}, 'where does the road go?')[0]).toMatch(/^who knows/);
    expect(talking()(act('question'))[0]).toMatch(/^who knows/);
    expect(talking()(act('thanks'), 'thanks, is it?')[0]).toMatch(/^refusal/);
  });

  test('get no line again within five turns while another fits', () => {
    const say = talking();
    const said = repeatedly(say, act('greeting'), 24);
    said.forEach((text, at) => {
      expect(said.slice(Math.max(0, at - 5), at)).not.toContain(text);
    });
    expect(said.slice(0, 3).sort()).toEqual(['greeting 1', 'greeting 2', 'well met 1']);
    expect(said.slice(3).filter((text) => /greeting|well met/.test(text)).length).toBeGreaterThan(3);
  });

  test('get what was said longest ago where nothing else is left', () => {
    const say = talking({ refusals: some('refusal', 3), replies: [], hints: [] });
    const said = repeatedly(say, {}, 9);
    said.forEach((text, at) => {
      expect(said.slice(Math.max(0, at - 2), at)).not.toContain(text);
    });
  });

  test('that ask for what was told get it again once it is a while ago', () => {
    const say = talking();
    expect(say({ told: 'lamp' })).toEqual(['my father’s', 'then mine']);
    expect(say({ told: 'lamp' }, 'whose lamp?')[0]).toMatch(/^who knows/);
    repeatedly(say, {}, 4);
    expect(say({ told: 'lamp' }).slice(0, 2)).toEqual(['my father’s', 'then mine']);
  });
});

describe('who gets nowhere', () => {
  test('twice in a row is led on by a hint, and at every second turn after it', () => {
    const say = talking();
    const turns = Array.from({ length: 5 }, () => say({}));
    expect(turns.map((lines) => lines.length)).toEqual([1, 2, 1, 2, 1]);
    // The first is kept for who asks.
    expect([turns[1]?.[1], turns[3]?.[1]]).toEqual(['hint 2', 'hint 3']);
    expect(say(act('help'))).toEqual(['hint 1']);
  });

  test('is not led on after what has moved somebody, and is after what was only asked between', () => {
    const moved = talking({ points: 20 });
    moved({});
    moved({ facets: ['kind'] });
    expect(moved({})).toHaveLength(1);
    const asked = talking();
    asked({});
    asked({ told: 'lamp' });
    asked(act('help'));
    expect(asked({})).toHaveLength(2);
  });

  test('and says so is led on at once; so is who has had all help', () => {
    expect(talking()(act('dont-know'))[1]).toMatch(/^hint/);
    const say = talking({ hints: some('hint', 9) });
    for (let turn = 0; turn < 3; turn += 1) expect(say(act('help'))).toHaveLength(1);
    expect(say(act('help'))).toEqual(['no more help 1', expect.stringMatching(/^hint/)]);
  });

  test('is not led on when the moment is over', () => {
    const say = talking({ patience: 2 });
    say({});
    expect(say({})).toEqual([expect.stringMatching(/^refusal/), 'no']);
  });
});

test('who picks nothing of what is offered is never answered by silence', () => {
  const options = [WHISTLE, BADGE].map((item) => ({ kind: 'item', id: item }));
  const { hints, replies, transitions } = keeper;
  const say = talking({ type: 'reward', pick: 1, options, hints, replies, transitions }, {});
  const said = Array.from({ length: 6 }, () => say({}));
  for (const lines of said) expect(lines).toEqual([expect.stringMatching(/^hint/)]);
  expect(say(act('greeting'))[0]).toBe('well met 1');
  const bare = talking({ type: 'reward', pick: 1, options, hints: [], transitions }, {});
  expect([bare({}), bare({})]).toEqual([['opening 1'], ['opening 1']]);
});

test('what was said last is said again to who asks for it, in its own voice and whole', () => {
  const say = talking({ openings: [{ lines: [line('who is there')] }] });
  expect(say(act('repeat'))).toEqual(['who is there']);
  const [refusal] = say({});
  expect([say(act('repeat')), say(act('repeat'))]).toEqual([[refusal], [refusal]]);
});
