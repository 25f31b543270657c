import { describe, expect, it } from '@jest/globals';
import {
  aMoment,
  aRelease,
  BADGE,
  CHILD,
  character,
  examples,
  GUEST,
  HOST,
  id,
  item,
  line,
  Player,
  says,
  talk,
} from '../../../test/build.ts';
import type { OwnedItem } from '../../types.ts';

const fit = (characterId: string, how: string, more: object = {}) => ({
  characterId,
  fit: how,
  lines: [line(`${how}!`)],
  ...more,
});
const task = (name: string, more: object = {}) => ({
  id: name,
  label: { en: name, fr: name },
  asked: [line(`who does ${name}?`)],
  examples: examples(name),
  fits: [
    fit(HOST, 'best', { reason: examples('because') }),
    fit(GUEST, 'right', { reason: examples('because') }),
    fit(CHILD, 'misfit'),
  ],
  ...more,
});

interface Playing {
  readonly more?: object;
  readonly items?: readonly OwnedItem[];
  readonly tasks?: readonly object[];
}

function playing({ more = {}, items = [], tasks = [task('pane'), task('flame')] }: Playing = {}) {
  const watch = aMoment(1, {
    ...talk,
    type: 'teamwork',
    tasks,
    patience: 4,
    askNames: [line('names!')],
    plain: [line('if I must')],
    success: [line('done')],
    failure: [line('undone')],
    transitions: [{ to: id(2) }],
    ...more,
  });
  const here = { isEnrolledByDefault: true };
  const characters = [
    character(HOST, here),
    character(GUEST, { ...here, properties: ['Water'] }),
    character(CHILD, { ...here, properties: [] }),
    character(BADGE, { ...here, properties: [] }),
  ];
  const release = aRelease(
    [watch, aMoment(2, { type: 'epilogue' })],
    {},
    {
      characters,
      items: [item(id(701), { properties: ['Electric'] })],
    },
  );
  const player = new Player(release, { loopNumber: 2, previous: { items: [...items], roster: [] } });
  player.start();
  return player;
}

const give = (...pairs: (readonly [string, string, boolean?])[]) => ({
  assignments: pairs.map(([of, character, reason = false]) => ({ task: of, character, reason })),
});

/** The score of a moment with one task that is given so. */
function scoreOf(assigned: readonly [string, string, boolean?], one: object = {}, playing_: Playing = {}) {
  return playing({ ...playing_, tasks: [task('pane', one)] }).answer(give(assigned)).output.score;
}

describe('teamwork', () => {
  it('asks for its tasks in order, and takes several in one breath', () => {
    const player = playing();
    expect(player.last?.output.dialogue).toBe('opening 1 who does pane?');
    const first = player.answer(give(['flame', GUEST]));
    expect([first.output.dialogue, first.output.progress]).toEqual(['who does pane?', 50]);
    expect(first.verdict.tasks).toEqual([{ task: 'flame', character: GUEST, fit: 'right' }]);
    expect(player.answer(give(['pane', HOST])).output).toMatchObject({
      outcome: 'success',
      dialogue: 'done',
    });
    const both = playing().answer(give(['pane', HOST], ['flame', GUEST]));
    expect(both.output).toMatchObject({ completeTheMoment: true, score: Math.round(500 / 8) });
  });

  it('counts 3, 2 or 1 for the fit, and one more each for a property and for a reason, at most 4', () => {
    expect(scoreOf(['pane', HOST])).toBe(75);
    expect(scoreOf(['pane', GUEST])).toBe(50);
    expect(scoreOf(['pane', BADGE])).toBe(25);
    expect(scoreOf(['pane', GUEST, true])).toBe(75);
    expect(scoreOf(['pane', BADGE, true])).toBe(25);
    expect(scoreOf(['pane', GUEST, true], { property: 'Water' })).toBe(100);
    expect(scoreOf(['pane', HOST, true], { property: 'Fire' })).toBe(100);
  });

  it('counts the property of what one carries', () => {
    const carried = {
      itemId: id(701),
      source: 'granted',
      acquiredInMomentId: null,
      equippedTo: GUEST,
    } as const;
    expect(scoreOf(['pane', GUEST], { property: 'Electric' }, { items: [carried] })).toBe(75);
    expect(scoreOf(['pane', HOST], { property: 'Electric' }, { items: [carried] })).toBe(75);
  });

  it('is refused by a misfit: asked again, and worth 2 at most', () => {
    const player = playing({ tasks: [task('pane')] });
    const refused = player.answer(give(['pane', CHILD]));
    expect(refused.verdict.tasks).toEqual([{ task: 'pane', character: CHILD, fit: 'misfit' }]);
    expect(refused.output).toMatchObject({ completeTheMoment: false, dialogue: 'who does pane?' });
    expect(player.answer(give(['pane', HOST, true])).output.score).toBe(50);
  });

  it('asks for names where none was heard, and for nobody who is not in the team', () => {
    const player = playing();
    expect(player.answer({}).verdict).toMatchObject({ tasks: [], asks: 'names' });
    expect(player.answer(give(['pane', id(999)])).verdict.asks).toBe('names');
    expect(player.state.interactions.used).toBe(2);
  });

  it('leaves to nobody what is not given out when patience is out', () => {
    const player = playing({ more: { scoreThresholdForSuccess: 30, scoreThresholdForAward: 50 } });
    for (let turn = 0; turn < 3; turn += 1) player.answer({});
    const { output } = player.answer(give(['pane', HOST]));
    expect(output).toMatchObject({ completeTheMoment: true, outcome: 'success', score: 38 });
    expect(player.state.moments[0]).toMatchObject({ score: 0.38 });
  });

  it('fails below its threshold', () => {
    const player = playing({ more: { scoreThresholdForSuccess: 60 } });
    expect(player.answer(give(['pane', BADGE], ['flame', BADGE])).output).toMatchObject({
      outcome: 'failure',
      dialogue: 'undone',
      score: 25,
    });
  });

  it('has only the tasks whose condition holds', () => {
    const player = playing({ tasks: [task('pane'), task('door', { when: { fact: 'locked' } })] });
    expect(player.answer(give(['door', HOST])).verdict.asks).toBe('names');
    expect(player.answer(give(['pane', HOST])).output.completeTheMoment).toBe(true);
  });

  it('is perfect where all was given out well in one breath', () => {
    const perfects = [{ id: 'all', atLeast: 2, lines: [line('perfect')] }];
    expect(
      playing({ more: { perfects } }).answer(give(['pane', HOST], ['flame', GUEST])).output.wasPerfectAnswer,
    ).toBe(true);
    expect(
      playing({ more: { perfects } }).answer(give(['pane', HOST], ['flame', BADGE])).output.wasPerfectAnswer,
    ).toBe(false);
  });

  it('takes cards that are clicked, from the task that was clicked on', () => {
    const click = (ids: string[], selectedPath?: string) =>
      says('', { kind: 'choice', selectedCharacterIds: ids, selectedPath });
    const player = playing();
    expect(player.play(click([GUEST], 'flame'), {}).verdict.tasks[0]?.task).toBe('flame');
    const both = playing().play(click([HOST, GUEST]), {});
    expect(both.verdict.tasks.map((each) => each.character)).toEqual([HOST, GUEST]);
  });

  it('gives no task out for an aside, whoever was clicked before it', () => {
    const clicked = { selectedCharacterIds: [GUEST], selectedPath: 'flame' };
    const player = playing();
    expect(player.answer({ deflection: 'chat' }, clicked).verdict.tasks).toEqual([]);
    expect(player.answer({ act: 'thanks' }, clicked).verdict.tasks).toEqual([]);
    expect(player.answer({}, clicked).verdict.tasks).toMatchObject([{ task: 'flame' }]);
  });
});
