import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Connection } from '../channel/channel.ts';
import type { CardModifierNotification, EquipmentForging, GameOutput } from '../protocol/frames.ts';
import type { SpokenLine } from '../voice/speaker/spokenLine.ts';
import { type Heard, heardWords, NOTHING_HEARD } from './heard.ts';
import type { Reward } from './notices.ts';
import { modifierNotices, type Notice, noticesOf, rewardOf } from './notices.ts';
import type { Said, SaidLine } from './said.ts';
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
  /** The answer that it is of, and which of its sentences. */
  inputId: string;
  index: number;
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
  /** What was said in this moment, by both sides, as this page came to know it; `talkOf` puts it in order. */
  said: Said[];
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
  said: [],
  caption: undefined,
  emotion: undefined,
  output: undefined,
  notices: [],
  rewards: [],
  forgings: [],
  error: undefined,
};

type LineRead = Omit<SaidLine, 'by' | 'attempt'> & Pick<SpokenLine, 'emotionKey' | 'emotionStrength'>;
type LineStarted = LineRead & Pick<Caption, 'durationMs'>;

const show = (state: GameState, { emotionKey, emotionStrength, ...line }: LineStarted) => {
  const { text, characterId, durationMs, translation, inputId, index } = line;
  const number = (state.caption?.number ?? 0) + 1;
  state.caption = { text, characterId, durationMs, number, translation, inputId, index };
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

/** What the player has said, where anything of it is known. */
const know = ({ said }: GameState, inputId: string, text: string) => {
  if (text) said.push({ by: 'player', inputId, text });
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
    inputSent: (state, { payload }: PayloadAction<{ inputId: string; words: string }>) => {
      const { inputId, words } = payload;
      know(state, inputId, words);
      if (words || state.heard.kind === 'lost') state.heard = heardWords(words);
    },
    /** What a recogniser understands while it is said: it may still change. */
    wordsHeard: (state, { payload }: PayloadAction<string>) => {
      if (state.turn.at === 'listening') state.heard = heardWords(payload);
    },
    transcriptArrived: (state, { payload }: PayloadAction<{ inputId: string; words: string }>) => {
      const { inputId, words } = payload;
      state.heard = words === '' ? { kind: 'lost' } : heardWords(words);
      know(state, inputId, words);
    },
    /** A sentence has come; it is heard when those before it were. */
    lineArrived: (state, { payload }: PayloadAction<Omit<SaidLine, 'by'>>) => {
      const { inputId, attempt, index, text, characterId, translation } = payload;
      state.said.push({ by: 'character', inputId, attempt, index, text, characterId, translation });
    },
    /** What the server knows of this moment's talk, in the place of as much as this page knew when it missed something. */
    talkTold: (state, { payload }: PayloadAction<{ before: Said[]; known: number }>) => {
      state.said.splice(0, payload.known, ...payload.before);
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
      if (isRetold(state, payload)) return;
      tell(state, payload);
      know(state, payload.input_id, payload.transcribed_player_answer);
    },
    modifiersArrived: (state, { payload }: PayloadAction<CardModifierNotification>) => {
      if (isRetold(state, payload)) return;
      state.notices.push(...modifierNotices(payload));
    },
    turnFailed: (state, { payload }: PayloadAction<Omit<Failed, 'at'>>) => {
      if (payload.isRetryable) return;
      if (state.moment) state.moment.mayBeBehind = true;
      state.said.push({ by: 'player', inputId: payload.inputId, text: '' });
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
