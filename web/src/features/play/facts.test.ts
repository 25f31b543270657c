import { describe, expect, test } from '@jest/globals';
import { output } from '../../lib/game/output.fixture.ts';
import { screenType } from '../../lib/game/screenType.ts';
import { gameSlice } from '../../lib/game/state.ts';
import type { View } from './api.ts';
import {
  answerKind,
  backdropOf,
  isLeftBehind,
  nameOf,
  openPaths,
  remaining,
  screenFacts,
  stageView,
  titleOf,
} from './facts.ts';

const view = (fields: Partial<View> = {}): View =>
  ({
    playerMomentId: 'm1',
    momentType: 'dialogue',
    momentStatus: 'open',
    loopStatus: 'loopStatusOnGoing',
    loopCurrentNumberOfInteractions: 3,
    loopMaxNumberOfInteractions: 30,
    transitions: [],
    enrolledCharacters: [{ blueprintCharacterId: 'maud', characterName: 'Maud Sorel' }],
    battleOpponentCharacters: [{ blueprintCharacterId: 'ysolde', opponentName: 'Captain Marr' }],
    characterImageDetails: { blueprintCharacterId: 'yann', characterName: 'Yann Kerbrat', url: '' },
    ...fields,
  }) as View;
const game = { ...gameSlice.getInitialState(), connection: 'connected' as const };

test('an open menu keeps the stage under it', () => {
  const done = { ...game, stageMomentId: 'm1', output: output({ complete_the_moment: true }) };
  const views = { view: view(), stage: view(), menu: true };
  expect(screenType(screenFacts(views, done))).toBe('in_game');
});

describe('the moment on stage', () => {
  const held = view();
  const next = view({ playerMomentId: 'm2', momentStatus: 'waiting', momentType: 'epilogue' });
  test('stays until the player goes on, though the run is already at the next', () => {
    expect(stageView(next, held, 'm1')).toBe(held);
    expect(stageView(next, held, undefined)).toBe(next);
  });
  test('a finished dialogue before an epilogue is the end of a moment, not a won game', () => {
    const done = { ...game, stageMomentId: 'm1', output: output({ complete_the_moment: true }) };
    expect(screenType(screenFacts({ view: next, stage: held, menu: false }, done))).toBe('end_of_moment');
  });
  test('a start that was skipped on shows the moment that was opened', () => {
    const opened = view({ playerMomentId: 'm3' });
    expect(stageView(opened, held, 'm3')).toBe(opened);
    expect(stageView(opened, held, 'm9')).toBe(opened);
  });
  test('a run that is over shows its end, even on a page that has started nothing', () => {
    const lost = view({ loopStatus: 'loopStatusLost' });
    const won = view({ loopStatus: 'loopStatusWon' });
    expect(screenType(screenFacts({ view: lost, stage: lost, menu: false }, game))).toBe('game_lost');
    expect(screenType(screenFacts({ view: won, stage: won, menu: false }, game))).toBe('game_won');
  });
});

describe('a page that the run has gone on without', () => {
  const held = view();
  const views = { view: view({ playerMomentId: 'm2', momentStatus: 'waiting' }), stage: held, menu: false };
  const late = { ...game, stageMomentId: 'm1', mayBeBehind: true };
  test('leaves its stage for the moment that the run is at, waiting or already open', () => {
    expect(isLeftBehind(views, late)).toBe(true);
    expect(isLeftBehind({ ...views, view: view({ playerMomentId: 'm2' }) }, late)).toBe(true);
  });
  test('stays while the run is at this moment, and where nothing was missed: the view may be old', () => {
    expect(isLeftBehind({ ...views, view: held }, late)).toBe(false);
    expect(isLeftBehind(views, { ...late, mayBeBehind: false })).toBe(false);
    expect(isLeftBehind(views, { ...late, stageMomentId: undefined })).toBe(false);
  });
  test('first ends what it is at: an answer, the last words, a reward, the end of the moment, an answer to send again', () => {
    expect(isLeftBehind(views, { ...late, pending: true })).toBe(false);
    expect(isLeftBehind(views, { ...late, playing: true })).toBe(false);
    expect(isLeftBehind(views, { ...late, canRetry: true })).toBe(false);
    expect(isLeftBehind(views, { ...late, rewards: [{ kind: 'item', id: 'rope' }] })).toBe(false);
    expect(isLeftBehind(views, { ...late, output: output({ complete_the_moment: true }) })).toBe(false);
    expect(isLeftBehind({ ...views, menu: true }, late)).toBe(false);
  });
});

test('interactions left come from the newest output and are never below 0', () => {
  expect(remaining(view(), game)).toEqual({ left: 27, max: 30 });
  const spent = { ...game, output: output({ loop_current_number_of_interactions: 31 }) };
  expect(remaining(view(), spent).left).toBe(0);
});

test('whoever speaks has a name: the stage’s person, a mate, an opponent, or nobody', () => {
  expect(['yann', 'maud', 'ysolde', '', 'x'].map((id) => nameOf(view(), id))).toEqual([
    'Yann Kerbrat',
    'Maud Sorel',
    'Captain Marr',
    '',
    '',
  ]);
});

test('only open paths of a crossroad can be pressed', () => {
  const transitions = [
    { nextMomentId: 'a', path: 'up', label: 'Up', isOpen: true },
    { nextMomentId: 'b', path: 'down', label: 'Down', isOpen: false },
    { nextMomentId: 'c', isOpen: true },
  ];
  expect(openPaths(view({ momentType: 'crossroad', transitions }))).toEqual([{ path: 'up', label: 'Up' }]);
  expect(openPaths(view({ transitions }))).toEqual([]);
});

test('an answer in a battle is an attack or a defence, by the newest output, else by the view', () => {
  const battle = (battlePhase?: string) =>
    view({ momentType: 'battle', controls: { battlePhase } as NonNullable<View['controls']> });
  const told = (battle_state_next_phase: string) => ({
    ...game,
    output: output({ battle_state_next_phase }),
  });
  expect(answerKind(view(), game)).toBe('player_answer');
  expect(answerKind(battle('player_defense_input'), game)).toBe('player_defense_input');
  expect(answerKind(battle('player_defense_input'), told('player_attack_input'))).toBe('player_attack_input');
  expect(answerKind(view(), told('player_attack_input'))).toBe('player_answer');
});

test('what was forged keeps the stage until it was shown', () => {
  const forging = { equipped_character_id: 'c' } as (typeof game)['forgings'][number];
  const done = { ...game, stageMomentId: 'm1', output: output({ complete_the_moment: true }) };
  const views = { view: view(), stage: view(), menu: false };
  expect(screenType(screenFacts(views, { ...done, forgings: [forging] }))).toBe('in_game');
  expect(screenType(screenFacts(views, done))).toBe('end_of_moment');
});

test('behind everything is the place, or the moment’s own picture where there is no place', () => {
  const [place, moment] = [
    { url: 'place.webp', alt: '' },
    { url: 'moment.webp', alt: '' },
  ];
  expect(backdropOf(view({ placeImageDetails: place, momentImageDetails: moment }))).toBe('place.webp');
  const nowhere = view({ placeImageDetails: { url: '', alt: '' }, momentImageDetails: moment });
  expect(backdropOf(nowhere)).toBe('moment.webp');
  expect(backdropOf(titleOf(nowhere))).toBe('moment.webp');
  expect(backdropOf(view())).toBe('');
});

test('a title is of what the start opens, not of what it passes over', () => {
  const waiting = view({ momentName: 'The Door', momentDate: -1 });
  expect(titleOf(waiting)).toMatchObject({ name: 'The Door', date: -1 });
  const title = { blueprintMomentId: 'b2', name: 'The Stairs', date: 0 };
  expect(titleOf({ ...waiting, title })).toMatchObject({ name: 'The Stairs', date: 0 });
});
