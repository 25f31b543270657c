import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Connection } from '../channel/channel.ts';
import type { CardModifierNotification, EquipmentForging, GameOutput } from '../protocol/frames.ts';
import type { Reward } from './notices.ts';
import { modifierNotices, type Notice, noticesOf, rewardOf } from './notices.ts';

export interface Caption {
  text: string;
  /** Blueprint character id; empty for the narrator. */
  characterId: string;
  durationMs: number;
  /** Which share of it was said, 0 to 1, where its voice tells; else the clock does. */
  reached?: number;
  /** The whole line in the other language, for a learner. */
  translation?: string;
  /** Counts up, so that the same words twice are two captions. */
  number: number;
}

export interface GameState {
  connection: Connection;
  /** The player moment that this page has started, or that its start has led to. */
  stageMomentId: string | undefined;
  recording: boolean;
  pending: boolean;
  playing: boolean;
  spoken: boolean;
  /** The player's words, as understood or typed. */
  heard: string;
  /** Nothing was understood of what was said; known as soon as it was listened to, before anybody has answered. */
  notHeard: boolean;
  caption: Caption | undefined;
  emotion: { key: string; strength: number } | undefined;
  /** The newest output of this moment. */
  output: GameOutput | undefined;
  notices: Notice[];
  rewards: Reward[];
  /** What was forged and not shown yet. */
  forgings: EquipmentForging[];
  error: string | undefined;
  /** An input that failed and may be sent again. */
  canRetry: boolean;
  /** The moment, where this page came back to it: its start is answered with what was told before. */
  retoldMomentId: string | undefined;
  /** Frames of this moment are missing for good, or an answer came too late: the run may have gone on without this page. */
  mayBeBehind: boolean;
}

const initialState: GameState = {
  connection: 'disconnected',
  stageMomentId: undefined,
  recording: false,
  pending: false,
  playing: false,
  spoken: false,
  heard: '',
  notHeard: false,
  caption: undefined,
  emotion: undefined,
  output: undefined,
  notices: [],
  rewards: [],
  forgings: [],
  error: undefined,
  canRetry: false,
  retoldMomentId: undefined,
  mayBeBehind: false,
};

interface MomentStarted {
  playerMomentId: string;
  /** It was open already. */
  isAgain: boolean;
}

interface LineRead {
  text: string;
  characterId: string;
  emotionKey: string;
  emotionStrength: number;
  translation?: string;
}
interface LineStarted extends LineRead {
  durationMs: number;
}

const show = (
  state: GameState,
  { text, characterId, emotionKey, emotionStrength, translation }: LineRead,
  durationMs: number,
) => {
  const number = (state.caption?.number ?? 0) + 1;
  state.caption = {
    text,
    characterId,
    durationMs,
    number,
    ...(translation !== undefined && { translation }),
  };
  if (emotionKey) state.emotion = { key: emotionKey, strength: emotionStrength };
};

/** Whether it repeats what was shown and heard before this page came back. A start's input is named after its moment. */
const isRetold = ({ retoldMomentId }: GameState, { input_id }: { input_id: string }): boolean =>
  input_id === retoldMomentId;

const settle = (state: GameState) => {
  state.pending = false;
  state.recording = false;
};

/** What a game screen shows, moved by events. Sockets and sounds live outside; this only learns of them. */
export const gameSlice = createSlice({
  name: 'game',
  initialState,
  reducers: {
    opened: () => initialState,
    connectionChanged: (state, { payload }: PayloadAction<Connection>) => {
      state.connection = payload;
      // The server says so in words too; the notice with its button is enough.
      if (payload === 'taken_over') state.error = undefined;
    },
    momentStarted: ({ connection }, { payload }: PayloadAction<MomentStarted>) => ({
      ...initialState,
      connection,
      stageMomentId: payload.playerMomentId,
      retoldMomentId: payload.isAgain ? payload.playerMomentId : undefined,
      pending: true,
    }),
    stageChanged: (state, { payload }: PayloadAction<string>) => {
      if (state.stageMomentId !== undefined) state.stageMomentId = payload;
    },
    /** What went wrong is still read. */
    momentLeft: ({ connection, error }) => ({ ...initialState, connection, error }),
    recordingStarted: (state) => {
      state.recording = true;
      state.heard = '';
      state.notHeard = false;
      state.playing = false;
      state.spoken = false;
      state.canRetry = false;
    },
    recordingCancelled: (state) => {
      state.recording = false;
    },
    inputSent: (state, { payload }: PayloadAction<{ words: string }>) => {
      state.recording = false;
      state.pending = true;
      state.spoken = false;
      state.canRetry = false;
      state.notHeard = false;
      if (payload.words) state.heard = payload.words;
    },
    /** What a recogniser understands while it is said: it may still change. */
    wordsHeard: (state, { payload }: PayloadAction<string>) => {
      if (state.recording) state.heard = payload;
    },
    transcriptArrived: (state, { payload }: PayloadAction<string>) => {
      state.heard = payload;
      state.notHeard = payload === '';
    },
    speechQueued: (state) => {
      state.playing = true;
      state.spoken = true;
    },
    lineStarted: (state, { payload }: PayloadAction<LineStarted>) => {
      show(state, payload, payload.durationMs);
    },
    lineReached: (state, { payload }: PayloadAction<number>) => {
      if (state.caption) state.caption.reached = payload;
    },
    /** A sentence of an answer that was skipped: whoever does not listen reads. */
    lineRead: (state, { payload }: PayloadAction<LineRead>) => {
      if (payload.text !== state.caption?.text) show(state, payload, 0);
    },
    speechPaused: (state) => {
      state.playing = false;
    },
    speechSkipped: (state) => {
      state.playing = false;
      state.spoken = false;
    },
    outputArrived: (state, { payload }: PayloadAction<GameOutput>) => {
      settle(state);
      state.canRetry = false;
      state.mayBeBehind = false;
      state.output = payload;
      state.notHeard = payload.not_heard;
      if (payload.character_emotion_key && !state.spoken) {
        state.emotion = { key: payload.character_emotion_key, strength: payload.character_emotion_strength };
      }
      if (isRetold(state, payload)) return;
      state.notices.push(...noticesOf(payload));
      const reward = rewardOf(payload);
      if (reward) state.rewards.push(reward);
    },
    modifiersArrived: (state, { payload }: PayloadAction<CardModifierNotification>) => {
      if (isRetold(state, payload)) return;
      state.notices.push(...modifierNotices(payload));
    },
    turnFailed: (state, { payload }: PayloadAction<{ retryable: boolean }>) => {
      settle(state);
      state.spoken = false;
      state.canRetry = payload.retryable;
      state.mayBeBehind ||= !payload.retryable;
    },
    /** Something went wrong, and it is not said whether what is waited for will come. */
    leftUnanswered: (state) => {
      state.canRetry ||= state.pending;
      state.pending = false;
    },
    framesMissed: (state) => {
      state.mayBeBehind = true;
    },
    errorArrived: (state, { payload }: PayloadAction<string>) => {
      state.error = payload;
    },
    errorDismissed: (state) => {
      state.error = undefined;
    },
    retried: (state) => {
      state.pending = true;
      state.canRetry = false;
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

export const gameEvents = gameSlice.actions;
