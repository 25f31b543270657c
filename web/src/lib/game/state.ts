import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Connection } from '../channel/channel.ts';
import type { CardModifierNotification, EquipmentForging, GameOutput } from '../protocol/frames.ts';
import type { SpokenLine } from '../voice/speaker/spokenLine.ts';
import { type Heard, heardWords, NOTHING_HEARD } from './heard.ts';
import type { Reward } from './notices.ts';
import { modifierNotices, type Notice, noticesOf, rewardOf } from './notices.ts';
import { type Failed, IDLE, type Turn, type TurnEvent } from './turn/turn.ts';
import { turnEventOf } from './turn/turnActions.ts';
import { turn } from './turn/ways.ts';

export interface Caption {
  text: string;
  /** Blueprint character id; empty for the narrator. */
  characterId: string;
  durationMs: number;
  /** Which share of it was said, 0 to 1, where its voice tells; else the clock does. */
  reached?: number;
  /** The whole line in the other language, for a learner. */
  translation?: string | undefined;
  /** Counts up, so that the same words twice are two captions. */
  number: number;
}

/** The moment on stage: the one that this page has started, or that its start has led to. */
export interface StagedMoment {
  /** Of the player moment. */
  id: string;
  /** The input that has started it: named after the moment that was asked for. */
  startId: string;
  /** That input too, where this page came back to the moment: it is answered with what was told before. */
  retoldId: string | undefined;
  /** Frames of it are missing for good, or an answer came too late: the run may have gone on without this page. */
  mayBeBehind: boolean;
}

export interface GameState {
  connection: Connection;
  moment: StagedMoment | undefined;
  turn: Turn;
  heard: Heard;
  caption: Caption | undefined;
  emotion: { key: string; strength: number } | undefined;
  /** The newest output of this moment. */
  output: GameOutput | undefined;
  notices: Notice[];
  rewards: Reward[];
  /** What was forged and not shown yet. */
  forgings: EquipmentForging[];
  error: string | undefined;
}

export const NEW_GAME: GameState = {
  connection: 'disconnected',
  moment: undefined,
  turn: IDLE,
  heard: NOTHING_HEARD,
  caption: undefined,
  emotion: undefined,
  output: undefined,
  notices: [],
  rewards: [],
  forgings: [],
  error: undefined,
};

type LineRead = Pick<SpokenLine, 'text' | 'characterId' | 'emotionKey' | 'emotionStrength' | 'translation'>;
type LineStarted = LineRead & Pick<Caption, 'durationMs'>;

const show = (state: GameState, { emotionKey, emotionStrength, ...line }: LineStarted) => {
  const { text, characterId, durationMs, translation } = line;
  const number = (state.caption?.number ?? 0) + 1;
  state.caption = { text, characterId, durationMs, number, translation };
  if (emotionKey) state.emotion = { key: emotionKey, strength: emotionStrength };
};

/** Whether it repeats what was shown and heard before this page came back. */
const isRetold = ({ moment }: GameState, { input_id }: { input_id: string }): boolean =>
  input_id === moment?.retoldId;

/** A face that goes with what is said does not change under it. */
const showEmotion = (state: GameState, output: GameOutput) => {
  const { character_emotion_key: key, character_emotion_strength: strength } = output;
  if (key && state.turn.at !== 'speaking') state.emotion = { key, strength };
};

const tell = (state: GameState, output: GameOutput) => {
  state.notices.push(...noticesOf(output));
  const reward = rewardOf(output);
  if (reward) state.rewards.push(reward);
};

/** What a game screen shows, moved by events. Sockets and sounds live outside; this only learns of them. */
const gameSlice = createSlice({
  name: 'game',
  initialState: NEW_GAME,
  reducers: {
    connectionChanged: (state, { payload }: PayloadAction<Connection>) => {
      state.connection = payload;
      // The server says so in words too; the notice with its button is enough.
      if (payload === 'taken_over') state.error = undefined;
    },
    /** `isAgain`: it was open already. */
    momentStarted: (
      { connection, turn },
      { payload }: PayloadAction<{ playerMomentId: string; isAgain: boolean }>,
    ) => {
      const { playerMomentId: id, isAgain } = payload;
      const moment = { id, startId: id, retoldId: isAgain ? id : undefined, mayBeBehind: false };
      return { ...NEW_GAME, connection, turn, moment };
    },
    stageChanged: ({ moment }, { payload }: PayloadAction<string>) => {
      if (moment) moment.id = payload;
    },
    /** What went wrong is still read. */
    momentLeft: ({ connection, turn, error }) => ({ ...NEW_GAME, connection, turn, error }),
    /** What moves the turn and nothing else, but that whoever speaks has not said anything yet. */
    turnMoved: (state, { payload: { kind } }: PayloadAction<TurnEvent>) => {
      const isSaid = kind === 'recorded' && state.heard.kind === 'lost';
      if (kind === 'granted' || kind === 'elsewhere' || isSaid) state.heard = NOTHING_HEARD;
    },
    inputSent: (state, { payload: { words } }: PayloadAction<{ inputId: string; words: string }>) => {
      if (words || state.heard.kind === 'lost') state.heard = heardWords(words);
    },
    /** What a recogniser understands while it is said: it may still change. */
    wordsHeard: (state, { payload }: PayloadAction<string>) => {
      if (state.turn.at === 'listening') state.heard = heardWords(payload);
    },
    transcriptArrived: (state, { payload }: PayloadAction<string>) => {
      state.heard = payload === '' ? { kind: 'lost' } : heardWords(payload);
    },
    lineStarted: (state, { payload }: PayloadAction<LineStarted>) => {
      show(state, payload);
    },
    lineReached: (state, { payload }: PayloadAction<number>) => {
      if (state.caption) state.caption.reached = payload;
    },
    /** A sentence of an answer that was skipped: whoever does not listen reads. */
    lineRead: (state, { payload }: PayloadAction<LineRead>) => {
      if (payload.text !== state.caption?.text) show(state, { ...payload, durationMs: 0 });
    },
    outputArrived: (state, { payload }: PayloadAction<GameOutput>) => {
      if (state.moment) state.moment.mayBeBehind = false;
      state.output = payload;
      if (payload.not_heard) state.heard = { kind: 'lost' };
      else if (state.heard.kind === 'lost') state.heard = NOTHING_HEARD;
      showEmotion(state, payload);
      if (!isRetold(state, payload)) tell(state, payload);
    },
    modifiersArrived: (state, { payload }: PayloadAction<CardModifierNotification>) => {
      if (isRetold(state, payload)) return;
      state.notices.push(...modifierNotices(payload));
    },
    turnFailed: ({ moment }, { payload }: PayloadAction<Omit<Failed, 'at'>>) => {
      if (moment && !payload.isRetryable) moment.mayBeBehind = true;
    },
    framesMissed: ({ moment }) => {
      if (moment) moment.mayBeBehind = true;
    },
    errorArrived: (state, { payload }: PayloadAction<string>) => {
      state.error = payload;
    },
    errorDismissed: (state) => {
      state.error = undefined;
    },
    noticeShown: (state, { payload }: PayloadAction<string>) => {
      state.notices = state.notices.filter((notice) => notice.id !== payload);
    },
    /** What came with a reward beside the one that its output names. */
    rewardsFound: (state, { payload }: PayloadAction<Reward[]>) => {
      state.rewards.push(...payload);
    },
    rewardShown: (state) => {
      state.rewards.shift();
    },
    forgingArrived: (state, { payload }: PayloadAction<EquipmentForging>) => {
      if (!isRetold(state, payload)) state.forgings.push(payload);
    },
    forgingShown: (state) => {
      state.forgings.shift();
    },
  },
});

/** What an event does to the game, then to its turn: the first reads the turn as it was. */
export function gameReducer(before: GameState | undefined, action: UnknownAction): GameState {
  const state = gameSlice.reducer(before, action);
  const event = turnEventOf(action);
  const next = event ? turn(state.turn, event) : state.turn;
  return next === state.turn ? state : { ...state, turn: next };
}

export const gameEvents = gameSlice.actions;
export type GameEvent = ReturnType<(typeof gameEvents)[keyof typeof gameEvents]>;
