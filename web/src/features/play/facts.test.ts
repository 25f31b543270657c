import { describe, expect, test } from '@jest/globals';
import { output } from '../../lib/game/output.fixture.ts';
import { type GameState, NEW_GAME } from '../../lib/game/state.ts';
import type { Turn } from '../../lib/game/turn/turn.ts';
import type { View } from './api.ts';
import {
  answerKind,
  backdropOf,
  isLeftBehind,
  nameOf,
  openPaths,
  remaining,
  screenFacts,
  screenType,
  stageView,
  titleOf,
} from './facts.ts';
import { selectStage } from './selectStage.ts';

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
const game: GameState = { ...NEW_GAME, connection: 'connected' };
const on = (id: string, mayBeBehind = false) => ({ id, startId: id, retoldId: undefined, mayBeBehind });
const done = output({ complete_the_moment: true });
const at = (turn: Turn) => ({ turn });

test('an open menu keeps the stage under it', () => {
  const views = { view: view(), stage: selectStage(view(), done), menu: true };
  expect(screenType(screenFacts(views, { ...game, moment: on('m1') }))).toBe('in_game');
});

describe('the moment on stage', () => {
  const held = view();
  const next = view({ playerMomentId: 'm2', momentStatus: 'waiting', momentType: 'epilogue' });
  test('stays until the player goes on, though the run is already at the next', () => {
    expect(stageView(next, held, 'm1')).toBe(held);
    expect(stageView(next, held, undefined)).toBe(next);
  });
  test('a finished dialogue before an epilogue is the end of a moment, not a won game', () => {
    const views = { view: next, stage: selectStage(held, done), menu: false };
    expect(screenType(screenFacts(views, { ...game, moment: on('m1') }))).toBe('end_of_moment');
  });
  test('a start that was skipped on shows the moment that was opened', () => {
    const opened = view({ playerMomentId: 'm3' });
    expect(stageView(opened, held, 'm3')).toBe(opened);
    expect(stageView(opened, held, 'm9')).toBe(opened);
  });
  test('a run that is over shows its end, even on a page that has started nothing', () => {
    const lost = view({ loopStatus: 'loopStatusLost' });
    const won = view({ loopStatus: 'loopStatusWon' });
    const screen = (over: View) =>
      screenType(screenFacts({ view: over, stage: selectStage(over, undefined), menu: false }, game));
    expect([screen(lost), screen(won)]).toEqual(['game_lost', 'game_won']);
  });
});

describe('a page that the run has gone on without', () => {
  const held = selectStage(view(), undefined);
  const views = { view: view({ playerMomentId: 'm2', momentStatus: 'waiting' }), stage: held, menu: false };
  const late = { ...game, moment: on('m1', true) };
  test('leaves its stage for the moment that the run is at, waiting or already open', () => {
    expect(isLeftBehind(views, late)).toBe(true);
    expect(isLeftBehind({ ...views, view: view({ playerMomentId: 'm2' }) }, late)).toBe(true);
  });
  test('stays while the run is at this moment, and where nothing was missed: the view may be old', () => {
    expect(isLeftBehind({ ...views, view: held }, late)).toBe(false);
    expect(isLeftBehind(views, { ...late, moment: on('m1') })).toBe(false);
    expect(isLeftBehind(views, { ...late, moment: undefined })).toBe(false);
  });
  test('first ends what it is at: an answer, the last words, a reward, the end of the moment, an answer to send again', () => {
    const stays: Turn[] = [
      { at: 'waiting', inputId: 'i' },
      { at: 'speaking', of: 'i', isPaused: false, under: { at: 'idle' } },
      { at: 'failed', inputId: 'i', isRetryable: true },
    ];
    for (const turn of stays) expect(isLeftBehind(views, { ...late, ...at(turn) })).toBe(false);
    const forGood: Turn = { at: 'failed', inputId: 'i', isRetryable: false };
    expect(isLeftBehind(views, { ...late, ...at(forGood) })).toBe(true);
    expect(isLeftBehind(views, { ...late, rewards: [{ kind: 'item', id: 'rope' }] })).toBe(false);
    expect(isLeftBehind({ ...views, stage: selectStage(view(), done) }, late)).toBe(false);
    expect(isLeftBehind({ ...views, menu: true }, late)).toBe(false);
  });
});

test('interactions left come from the newest output and are never below 0', () => {
  expect(remaining(selectStage(view(), undefined))).toEqual({ left: 27, max: 30 });
  const spent = output({ loop_current_number_of_interactions: 31 });
  expect(remaining(selectStage(view(), spent)).left).toBe(0);
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
  const told = (battle_state_next_phase: string) => output({ battle_state_next_phase });
  const kind = (...stage: Parameters<typeof selectStage>) => answerKind(selectStage(...stage));
  expect(kind(view(), undefined)).toBe('player_answer');
  expect(kind(battle('player_defense_input'), undefined)).toBe('player_defense_input');
  expect(kind(battle('player_defense_input'), told('player_attack_input'))).toBe('player_attack_input');
  expect(kind(view(), told('player_attack_input'))).toBe('player_answer');
});

test('what was forged keeps the stage until it was shown', () => {
  const forging = { equipped_character_id: 'c' } as (typeof game)['forgings'][number];
  const views = { view: view(), stage: selectStage(view(), done), menu: false };
  const over = { ...game, moment: on('m1') };
  expect(screenType(screenFacts(views, { ...over, forgings: [forging] }))).toBe('in_game');
  expect(screenType(screenFacts(views, over))).toBe('end_of_moment');
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
