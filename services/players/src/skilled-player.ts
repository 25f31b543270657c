import type { Habits } from '@fabula/story/moments/policy';
import { intentOf, openPerfects } from '@fabula/story/rehearse/intent';
import { remainingCostOf } from '@fabula/story/rehearse/remaining-cost';
import { PHRASES } from './moments/registry.ts';
import type { PlayerAnswer, PlayerContext, SimulatedPlayer } from './player.ts';
import { allExamples, asideExamples, examplesFor, sayOne } from './utterances.ts';

/** How well somebody plays; probabilities. */
export interface Settings extends Habits {
  /** Says what fits rather than nothing of use. */
  readonly fitting: number;
  /** Says the perfect thing where there is one: in a first run, and when the story is known. */
  readonly perfect: readonly [first: number, later: number];
  /** Of what does not fit: a trick or a question beside, silence, or anything else that may be said in this story. */
  readonly trick: number;
  readonly silence: number;
}

/** Where silence is not an answer, there is always something else to say. */
const ANYTHING: PlayerAnswer = { words: '…' };

/** One who plays as well as the settings say. */
export function skilledPlayer(name: string, settings: Settings): SimulatedPlayer {
  return {
    name,
    answer: (at) => {
      if (!at.chance.happens(settings.fitting)) return unfitting(at, settings);
      const [first, later] = settings.perfect;
      const isPerfect = at.chance.happens(at.state.loopNumber > 1 ? later : first);
      return (isPerfect && perfect(at)) || meant(at, settings) || unfitting(at, settings);
    },
  };
}

/** One of the sentences that make an answer perfect. */
function perfect({ scene, chance }: PlayerContext): PlayerAnswer | undefined {
  const sentences = openPerfects(scene).flatMap(({ utterance }) => examplesFor(scene, utterance));
  return sayOne(sentences, chance);
}

/** What one who plays well means, in words. */
function meant(at: PlayerContext, habits: Habits): PlayerAnswer | undefined {
  const { scene, release, chance } = at;
  const intent = intentOf(scene, { release, remainingCost: remainingCostOf(release), habits, chance });
  return intent && PHRASES[scene.moment.type](intent, at);
}

function unfitting(at: PlayerContext, { trick, silence }: Settings): PlayerAnswer {
  if (at.chance.happens(silence)) return { words: '' };
  const tried = at.chance.happens(trick) ? sayOne(asideExamples(at.scene), at.chance) : undefined;
  const anything = sayOne(allExamples(at.release, at.state.language), at.chance);
  return tried ?? anything ?? ANYTHING;
}
