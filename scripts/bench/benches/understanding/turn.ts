import type { Director, HeardLine } from '@fabula/director/director';
import { direct } from '@fabula/moment-engine/rpc/play-turn/direct';
import { decideParsed } from '@fabula/rules/decide';
import { sha256 } from '@fabula/rules/hash';
import { SILENCE } from '@fabula/rules/inputs';
import { type Scene, sceneOf } from '@fabula/rules/scene';
import type { Decision, PlayedMoment, Proposal } from '@fabula/rules/types';
import { linesHeard, type Place } from './place.ts';

/** What came of something that was said. */
export interface Turn {
  readonly words: string;
  readonly scene: Scene;
  readonly proposal: Proposal;
  readonly decision: Decision;
  /** The moment after it. */
  readonly played: PlayedMoment;
  /** All that was answered: the director's lines, then the law's. */
  readonly lines: readonly string[];
  /** What the engine took to direct it. */
  readonly ms: number;
  readonly next: Place;
}

/** Says it as typed words, through the engine's own way to directors and the law. */
export async function say(place: Place, words: string, director: Director): Promise<Turn> {
  const { release, state, heard } = place;
  const scene = sceneOf(release, state);
  const context = {
    ...{ release, releaseVersion: 1, state, input: { ...SILENCE, words }, heard },
    ...{ seed: sha256(`${heard.length} ${words}`), nowMs: 0, recentSkips: null },
  };
  const { signal } = new AbortController();
  const begun = performance.now();
  const { proposal } = await direct({
    ...{ director, answers: undefined, scene, words, confidence: 1, context, signal },
    onLine: () => undefined,
  });
  const ms = performance.now() - begun;
  const decision = decideParsed({ ...context, proposal });
  const played = decision.state.moments[state.moments.length - 1];
  if (!played) throw new Error('the moment is gone');
  const spoken = [...proposal.lines, ...decision.say];
  const said: HeardLine = { speaker: 'player', text: words };
  return {
    ...{ words, scene, proposal, decision, played, ms },
    lines: spoken.map(({ text }) => text),
    next: { release, state: decision.state, heard: [...heard, said, ...linesHeard(spoken)] },
  };
}
