import { wallMs } from '@fabula/kit/clock';
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
import { chosenLabel, isChosen } from '../../domain/chosen.ts';
import { phrasesOf } from '../../domain/phrases.ts';
import { castingOf, sentencesIn } from '../../domain/sentence.ts';
import { announceEnd, announceTranscript } from './announce.ts';
import { type Directed, direct, historyIn } from './direct.ts';
import type { Downlink } from './downlink.ts';
import type { SpokenSentence } from './speaker.ts';
import type { TurnClock } from './stages.ts';
import type { Transcript } from './transcribe.ts';
import type { TurnFacts } from './turn-log.ts';
import { TurnVoice } from './turn-voice.ts';

export interface Play {
  readonly begun: BeginTurnResponse;
  readonly kind: Input['kind'];
  readonly turnInput: TurnInput;
  readonly down: Downlink;
  readonly clock: TurnClock;
  readonly signal: AbortSignal;
  /** What the player said; asked once a turn, whatever attempt it is. */
  readonly transcribe: (language: Language, phrases: readonly string[]) => Promise<Transcript>;
  /** Gets what ends the speech. */
  readonly onSpeaking: (stop: () => void) => void;
  /** Takes down what the turn's line tells. */
  readonly note: (facts: TurnFacts) => void;
}

const NO_TRANSCRIPT: Transcript = { words: '', confidence: 1 };

/** Plays a turn whose lease is held: transcribe, direct, speak, commit. Throws what any of them throws; then nothing has changed. */
export async function play(engine: EngineContext, turn: Play): Promise<void> {
  const { begun, kind, clock, down } = turn;
  const release = await engine.releases.get({ storyId: begun.storyId, version: begun.releaseVersion });
  const state = JSON.parse(begun.stateJson) as RunState; // written by run, from the rules' own types
  const scene = sceneOf(release, state);
  clock.language = state.language;
  turn.note({ momentType: scene.moment.type, language: state.language });
  const { releaseVersion } = begun;
  // The engine that has played the turn before was ready for this one; another one gets ready while it hears.
  const ready = engine.preparing.begin(scene, { release, releaseVersion });
  const names = { playerMomentId: begun.playerMomentId, inputId: begun.inputId, attempt: begun.attempt };
  const {
    words,
    confidence,
    engine: heardBy,
  } = kind === 'start_moment'
    ? NO_TRANSCRIPT
    : await clock.stage('hear', () => turn.transcribe(state.language, phrasesOf(scene)), hearer);
  const playerStoryId = turn.turnInput.input?.playerStoryId ?? '';
  const sent = countingOf(turn.turnInput, scene, words);
  const input = inputOf(sent, { kind, words, wasCacheHit: false, playerStoryId, state });
  if (words !== '' || (kind !== 'start_moment' && !isChosen(input))) announceTranscript(down, names, words);
  const voice = new TurnVoice(engine, { ...turn, names, state, heardBy });
  if (kind !== 'start_moment') await ready;
  const nowMs = wallMs();
  const directed = await clock.stage(
    'direct',
    () =>
      direct({
        director: engine.director,
        answers: engine.answers,
        scene,
        words: words || chosenLabel(scene, input, release),
        confidence,
        context: {
          ...contextOf(begun, release, state),
          turn: { playerStoryId, turnNo: begun.turnNo, userId: begun.userId },
          input,
          nowMs,
        },
        signal: turn.signal,
        onLine: (line, moment) =>
          voice.speaker.say(sentencesIn(line, castingOf(release, state.language, moment))),
      }),
    ({ by, wasCacheHit }) => by ?? (wasCacheHit ? 'cache' : 'rules'),
  );
  // While it is spoken.
  if (directed.after)
    void engine.preparing.begin(sceneOf(release, directed.after), { release, releaseVersion });
  turn.note({ ...(heardBy && { heardBy }), ...directorOf(directed) });
  const sentences = await clock.stage(
    'speak',
    () => voice.finish(directed),
    () => speakerOf(voice.engines),
  );
  turn.note({ sentences: sentences.length, spokenBy: voice.engines });
  const committed = await clock.stage('commit', () =>
    commit(engine, turn, { sent, words, directed, sentences, nowMs }),
  );
  if (committed.output?.notHeard) turn.note({ notHeard: true });
  const spoken = { ...names, playerMomentId: committed.playerMomentId };
  voice.release(spoken);
  announceEnd(down, spoken, committed);
  if (directed.keepAt) await engine.answers?.keep(directed.keepAt, directed.proposal);
}

/** What was typed or tapped is read. */
const hearer = ({ engine }: Transcript) => engine ?? 'none';

function speakerOf([first = 'none', ...more]: readonly string[]): string {
  return more.length > 0 ? 'several' : first;
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
