import type { TurnInput } from '@fabula/proto/moment/v1/moment_pb';
import type { Input, RunState } from '@fabula/rules/types';
import type { EngineContext } from '../../context.ts';
import { announceAudio, type TurnNames } from './announce.ts';
import type { Directed } from './direct.ts';
import type { Downlink } from './downlink.ts';
import { Speaker, type SpokenSentence, type Utterance } from './speaker.ts';
import type { TurnClock } from './stages.ts';
import { speak } from './voice.ts';

export interface VoicedTurn {
  readonly kind: Input['kind'];
  readonly turnInput: Pick<TurnInput, 'takesReferences'>;
  readonly down: Downlink;
  readonly clock: TurnClock;
  readonly signal: AbortSignal;
  /** Gets what ends the speech. */
  readonly onSpeaking: (stop: () => void) => void;
  readonly names: TurnNames;
  readonly state: RunState;
  /** The recogniser; undefined where nothing was recorded. */
  readonly heardBy?: string | undefined;
}

/**
 * The voice of a turn. A start that may be skipped on to another moment is held back until it is known which one was
 * opened: its frames carry that moment's id.
 */
export class TurnVoice {
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
    this.spokenBy.add(utterance.engine ?? 'silence');
    if (this.isHeld) this.held.push(utterance);
    else this.announce(this.turn.names, utterance);
  }

  private announce(names: TurnNames, utterance: Utterance): void {
    const { kind, heardBy } = this.turn;
    announceAudio(this.turn.down, names, { ...utterance, isStart: kind === 'start_moment', heardBy });
  }
}
