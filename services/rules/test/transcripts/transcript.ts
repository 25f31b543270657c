import { START } from '../../src/inputs.ts';
import type { Release } from '../../src/release/release.ts';
import type { NewRun } from '../../src/run.ts';
import type { Decision, Input, Judgement } from '../../src/types.ts';
import { Player, says } from '../build.ts';

/** What a player does, and what the director makes of it. */
export interface Doing {
  /** What is said or typed; '' with nothing clicked: silence. */
  readonly words: string;
  readonly clicked?: Partial<Input>;
  readonly judged?: Partial<Judgement>;
}

/** A moment of one type, played: the first moment of its story. */
export interface Transcript {
  readonly title: string;
  readonly release: Release;
  readonly run?: Partial<NewRun>;
  /** 'start': the moment that is next is started. */
  readonly turns: readonly (Doing | 'start')[];
}

/** One turn as it was decided. `left`: interactions after it. */
export interface Played {
  readonly doing: Doing | null;
  readonly decision: Decision;
  readonly left: number;
}

/** Plays a transcript; its moment is started first. */
export function playedTurns({ release, run, turns }: Transcript): Played[] {
  const player = new Player(release, run);
  const played: Played[] = [];
  const keep = (doing: Doing | null, decision: Decision) => {
    const { used, max } = decision.state.interactions;
    played.push({ doing, decision, left: max - used });
  };
  keep(null, player.play(START, null));
  for (const doing of turns) {
    if (doing === 'start') {
      keep(null, player.play(START, null));
      continue;
    }
    const input = says(doing.words, doing.clicked);
    keep(doing, player.play(input, { judgement: doing.judged ?? {} }));
  }
  return played;
}
