import type { GameInput } from '@fabula/proto/frames/v1/frames_pb';
import type { TurnInput } from '@fabula/proto/moment/v1/moment_pb';
import type { BeginTurnResponse, Turn } from '@fabula/proto/run/v1/run_pb';
import { withoutChoices, withoutInapplicableChoices } from '@fabula/rules/inapplicable-choices';
import { inputOf } from '@fabula/rules/input';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { type Scene, sceneOf } from '@fabula/rules/scene';
import type { Input, RunState } from '@fabula/rules/types';
import type { EngineContext } from '../../context.ts';
import { isChosen, labelOf } from '../../domain/chosen.ts';
import { phrasesOf } from '../../domain/phrases.ts';
import { castingOf, sentencesIn } from '../../domain/sentence.ts';
import { announceAudio, announceEnd, announceTranscript, type TurnNames } from './announce.ts';
import { type Directed, direct, historyIn } from './direct.ts';
import type { Downlink } from './downlink.ts';
import { Speaker, type SpokenSentence, type Utterance } from './speaker.ts';
import type { TurnClock } from './stages.ts';
import type { Said } from './transcribe.ts';
import type { TurnFacts } from './turn-log.ts';
import { speak } from './voice.ts';

export interface Play {
  readonly begun: BeginTurnResponse;
  readonly kind: Input['kind'];
  readonly turnInput: TurnInput;
  readonly down: Downlink;
  readonly clock: TurnClock;
  readonly signal: AbortSignal;
  /** What the player said; asked once a turn, whatever attempt it is. */
  readonly transcribe: (language: Language, phrases: readonly string[]) => Promise<Said>;
  /** Gets what ends the speech. */
  readonly onSpeaking: (stop: () => void) => void;
  /** Takes down what the turn's line tells. */
  readonly note: (facts: TurnFacts) => void;
}

const NOTHING_SAID: Said = { words: '', confidence: 1 };

/** Plays a turn whose lease is held: transcribe, direct, speak, commit. Throws what any of them throws; then nothing has changed. */
export async function play(engine: EngineContext, turn: Play): Promise<void> {
  const { begun, kind, clock, down } = turn;
  const release = await engine.releases.get({ storyId: begun.storyId, version: begun.releaseVersion });
  const state = JSON.parse(begun.stateJson) as RunState; // written by run, from the rules' own types
  const scene = sceneOf(release, state);
  const names = { playerMomentId: begun.playerMomentId, inputId: begun.inputId, attempt: begun.attempt };
  const {
    words,
    confidence,
    engine: heardBy,
  } = kind === 'start_moment'
    ? NOTHING_SAID
    : await clock.stage('hear', () => turn.transcribe(state.language, phrasesOf(scene)));
  const playerStoryId = turn.turnInput.input?.playerStoryId ?? '';
  const sent = countingOf(turn.turnInput, scene, words);
  const input = inputOf(sent, { kind, words, wasCacheHit: false, playerStoryId, state });
  if (words !== '' || (kind !== 'start_moment' && !isChosen(input))) announceTranscript(down, names, words);
  const voiced = new Voiced(engine, { ...turn, names, state });
  const nowMs = Date.now();
  const directed = await clock.stage('direct', () =>
    direct({
      director: engine.director,
      answers: engine.answers,
      scene,
      words: words || labelOf(scene, input, release),
      confidence,
      context: {
        ...contextOf(begun, release, state),
        turn: { playerStoryId, turnNo: begun.turnNo, userId: begun.userId },
        input,
        nowMs,
      },
      signal: turn.signal,
      onLine: (line, moment) =>
        voiced.speaker.say(sentencesIn(line, castingOf(release, state.language, moment))),
    }),
  );
  turn.note({ ...(heardBy && { heardBy }), ...directorOf(directed) });
  const sentences = await clock.stage('speak', () => voiced.finish(directed));
  turn.note({ sentences: sentences.length, spokenBy: voiced.engines });
  const committed = await clock.stage('commit', () =>
    commit(engine, turn, { sent, words, directed, sentences, nowMs }),
  );
  const spoken = { ...names, playerMomentId: committed.playerMomentId };
  voiced.release(spoken);
  announceEnd(down, spoken, committed);
  if (directed.keepAt) await engine.answers?.keep(directed.keepAt, directed.proposal);
}

function directorOf({ by, wasCacheHit }: Directed): TurnFacts {
  return { cacheHit: wasCacheHit, ...(by !== undefined && { directedBy: by }) };
}

function contextOf(begun: BeginTurnResponse, release: Release, state: RunState) {
  const recentSkips = begun.recentSkips.map(({ blueprintMomentId: momentId, atMs }) => ({ momentId, atMs }));
  const { releaseVersion, seed } = begun;
  return { release, releaseVersion, state, seed, heard: historyIn(begun), recentSkips };
}

/** What of an input counts here. What was chosen to go with a recording in which nothing was heard waits for words. */
function countingOf({ input, audio }: TurnInput, { moment }: Scene, words: string): GameInput | undefined {
  if (!input) return undefined;
  const isRecorded = input.streaming || audio.length > 0;
  return isRecorded && words === '' ? withoutChoices(input) : withoutInapplicableChoices(moment, input);
}

interface Commit {
  readonly sent: GameInput | undefined;
  readonly words: string;
  readonly directed: Directed;
  readonly sentences: readonly SpokenSentence[];
  readonly nowMs: number;
}

/** Never takes the turn's signal: once asked for, the commit is not called back. */
async function commit(engine: EngineContext, { begun, kind, turnInput }: Play, made: Commit): Promise<Turn> {
  const { sent } = made;
  const request = {
    playerStoryId: turnInput.input?.playerStoryId ?? '',
    inputId: begun.inputId,
    fence: begun.fence,
    turnNo: begun.turnNo,
    transcript: made.words,
    ...(sent && { input: { ...sent, kind } }),
    proposalJson: JSON.stringify(made.directed.proposal),
    wasCacheHit: made.directed.wasCacheHit,
    sentences: [...made.sentences],
    nowMs: made.nowMs,
  };
  const { turn } = await engine.run.commitTurn(request, {
    deadlineMs: 2 * engine.times.call,
    idempotent: true,
  });
  if (!turn) throw new Error('run committed a turn and did not tell it');
  return turn;
}

interface VoicedTurn extends Play {
  readonly names: TurnNames;
  readonly state: RunState;
}

/**
 * The voice of a turn. A start that may be skipped on to another moment is held back until it is known which one was
 * opened: its frames carry that moment's id.
 */
class Voiced {
  readonly speaker: Speaker;
  private readonly held: Utterance[] = [];
  private readonly spokenBy = new Set<string>();
  private isHeld: boolean;
  private hasSpoken = false;

  constructor(
    engine: EngineContext,
    private readonly turn: VoicedTurn,
  ) {
    const { signal, turnInput } = turn;
    const byReference = turnInput.takesReferences;
    this.isHeld = turn.kind === 'start_moment';
    this.speaker = new Speaker({
      speak: (sentence, inner) => speak(engine, sentence, { byReference, signal: inner }),
      onSpoken: (utterance) => this.spoken(utterance),
      signal,
    });
    turn.onSpeaking(() => this.speaker.stop());
  }

  /** Whose voice was heard. */
  get engines(): readonly string[] {
    return [...this.spokenBy];
  }

  /** Waits until all is said. */
  finish({ opened }: Directed): Promise<SpokenSentence[]> {
    const own = this.turn.state.moments.length - 1;
    if (opened === undefined || opened.ordinal === own) this.release(this.turn.names);
    return this.speaker.finish();
  }

  /** Lets out what was held back. */
  release(names: TurnNames): void {
    this.isHeld = false;
    for (const utterance of this.held.splice(0)) this.announce(names, utterance);
  }

  private spoken(utterance: Utterance): void {
    if (!this.hasSpoken) this.turn.clock.firstSentence();
    this.hasSpoken = true;
    this.spokenBy.add(utterance.quality);
    if (this.isHeld) this.held.push(utterance);
    else this.announce(this.turn.names, utterance);
  }

  private announce(names: TurnNames, utterance: Utterance): void {
    announceAudio(this.turn.down, names, { ...utterance, isStart: this.turn.kind === 'start_moment' });
  }
}
