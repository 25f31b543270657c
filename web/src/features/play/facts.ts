import type { GameState } from '../../lib/game/state.ts';
import { retryable, uiState } from '../../lib/game/uiState.ts';
import type { View } from './api.ts';
import type { Stage } from './selectStage.ts';

const LOST = 'loopStatusLost';
const WON = 'loopStatusWon';

export interface Views {
  /** The run as it is now: after a moment's end it already shows the next one. */
  view: View;
  /** The moment that is on stage. */
  stage: Stage;
  /** A sheet lies over the stage: it is not pulled away under it. */
  menu: boolean;
}

/**
 * The view of the moment on stage: the newest one that speaks of it. Until a moment is started that is the newest
 * view; afterwards `held` stays until the player goes on.
 */
export function stageView(newest: View, held: View, stageMomentId: string | undefined): View {
  if (stageMomentId === undefined || newest.playerMomentId === stageMomentId) return newest;
  if (held.playerMomentId === stageMomentId) return held;
  return newest.momentStatus === 'open' ? newest : held;
}

/** Whether the view has gone on from the moment on stage: until then there is nothing to start. */
export function hasGoneOn(newest: View, stageMomentId: string | undefined): boolean {
  return newest.playerMomentId !== stageMomentId;
}

/** What stands on a title: what the start opens, where skip rules pass over the moment that waits. */
export function titleOf({ title, momentName: name, momentDate: date, ...view }: View) {
  const { placeImageDetails, momentImageDetails } = view;
  return title ?? { name, date, placeImageDetails, momentImageDetails };
}

interface Pictures {
  placeImageDetails?: View['placeImageDetails'] | undefined;
  momentImageDetails?: View['momentImageDetails'] | undefined;
}

/** The picture behind everything: the place's, else the moment's own; '' leaves the stage dark. */
export function backdropOf(of: Pictures): string {
  return of.placeImageDetails?.url || of.momentImageDetails?.url || '';
}

/** What the screen depends on: the view as the server knows it, and what this page is still showing of the last turn. */
export function screenFacts({ view, stage, menu }: Views, game: GameState) {
  const over = view.loopStatus === LOST || view.loopStatus === WON;
  return {
    /** This page has started the moment. */
    started: game.moment !== undefined || over,
    lost: view.loopStatus === LOST || stage.isEndOfGame,
    momentType: view.loopStatus === WON ? 'epilogue' : stage.momentType,
    /** The moment is complete. */
    complete: stage.isComplete || view.loopStatus === WON,
    /** Something is still heard, pending, or shown over the stage. */
    busy: uiState(game) !== 'IDLE' || game.rewards.length > 0 || game.forgings.length > 0 || menu,
  };
}

type ScreenFacts = ReturnType<typeof screenFacts>;
export type ScreenType = 'start' | 'game_lost' | 'game_won' | 'end_of_moment' | 'in_game';

/** The game's screen; the order of the questions is the specification's. */
export function screenType({ started, lost, momentType, complete, busy }: ScreenFacts): ScreenType {
  if (!started) return 'start';
  if (lost && !busy) return 'game_lost';
  if (momentType === 'epilogue' && complete && !busy) return 'game_won';
  if (complete && !busy) return 'end_of_moment';
  return 'in_game';
}

/**
 * Whether the run has gone on without this page (it slept, or another page has played) and left it on a stage where
 * nothing is open any more. What the page still shows of the last turn is seen first.
 */
export function isLeftBehind(views: Views, game: GameState): boolean {
  const { busy, complete } = screenFacts(views, game);
  const { moment } = game;
  const stays = retryable(game) !== undefined || busy || complete;
  return !stays && Boolean(moment?.mayBeBehind) && hasGoneOn(views.view, moment?.id);
}

/** Interactions left, never below 0. */
export function remaining(stage: View): { left: number; max: number } {
  const { loopMaxNumberOfInteractions: max, loopCurrentNumberOfInteractions: used } = stage;
  return { left: Math.max(0, max - used), max };
}

/** The name of whoever speaks: the moment's own person, one of the team, an opponent; '' for the narrator. */
export function nameOf(view: View, characterId: string): string {
  if (characterId === '') return '';
  const stage = view.characterImageDetails;
  if (stage?.blueprintCharacterId === characterId) return stage.characterName;
  const mate = view.enrolledCharacters.find((one) => one.blueprintCharacterId === characterId);
  if (mate) return mate.characterName;
  const foe = view.battleOpponentCharacters.find((one) => one.blueprintCharacterId === characterId);
  return foe?.opponentName ?? '';
}

const CHOOSING = ['crossroad', 'nexus'];

/** The paths that can be taken by a press instead of a word. */
export function openPaths(view: View): { path: string; label: string }[] {
  if (!CHOOSING.includes(view.momentType)) return [];
  return view.transitions.flatMap(({ path, label, isOpen }) =>
    isOpen && path && label ? [{ path, label }] : [],
  );
}

export type AnswerKind = 'player_answer' | 'player_attack_input' | 'player_defense_input';

/** What kind of input an answer is now. */
export function answerKind({ battle }: Pick<Stage, 'battle'>): AnswerKind {
  const phase = battle?.phase;
  if (phase === 'player_attack_input' || phase === 'player_defense_input') return phase;
  return 'player_answer';
}
