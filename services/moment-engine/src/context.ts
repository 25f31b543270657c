import type { Director } from '@fabula/director/director';
import type { Client } from '@fabula/kit/client';
import type { Logger } from '@fabula/kit/log';
import type { Releases } from '@fabula/kit/releases';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import type { AnswerCache } from './domain/answer-cache.ts';
import type { Preparing } from './domain/preparing.ts';
import type { RunningTurns } from './rpc/play-turn/running-turns.ts';
import type { Stages } from './rpc/play-turn/stages.ts';
import type { TurnTimes } from './rpc/play-turn/times.ts';
import type { TurnLog } from './rpc/play-turn/turn-log.ts';
import type { VoiceBreaker } from './rpc/play-turn/voice-breaker.ts';
import type { SpokenLines } from './store/spoken-lines.ts';

/** What turns are played with. */
export interface EngineContext {
  /** Names this process in leases. */
  readonly owner: string;
  readonly run: Client<typeof RunService>;
  readonly speech: Client<typeof SpeechService>;
  readonly releases: Releases;
  readonly lines: SpokenLines;
  readonly voiceBreaker: VoiceBreaker;
  readonly director: Director;
  /** Gets the director ready for what is said next. */
  readonly preparing: Preparing;
  /** Answers of a model that a run gets again; absent where no model is asked. */
  readonly answers?: AnswerCache | undefined;
  readonly running: RunningTurns;
  readonly stages: Stages;
  readonly times: TurnTimes;
  readonly log: Logger;
  /** A line for each turn that ended. */
  readonly turnLog: TurnLog;
}
