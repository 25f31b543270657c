import type { Habits } from '@fabula/story/moments/policy';
import { playWell } from '@fabula/story/rehearse/play-well';
import { remainingCostOf } from '@fabula/story/rehearse/remaining-cost';
import { everythingSaid } from './knowledge.ts';
import { phraseOf } from './moments/registry.ts';
import type { SimulatedPlayer, Standpoint } from './player.ts';
import type { Said } from './said.ts';
import { perfectly, tricky } from './words.ts';

/** How well somebody plays; probabilities. */
export interface Settings extends Habits {
  /** Says what fits rather than nothing of use. */
  readonly fitting: number;
  /** Says the perfect thing where there is one: in a first run, and when the story is known. */
  readonly perfect: readonly [first: number, later: number];
  /** Of what does not fit: a trick, silence, or anything else that may be said in this story. */
  readonly trick: number;
  readonly silence: number;
}

/** Where silence is not an answer, there is always something else to say. */
const ANYTHING: Said = { words: '…' };

/** One who plays as well as the settings say. */
export function skilledPlayer(name: string, settings: Settings): SimulatedPlayer {
  return {
    name,
    answer: (at) => {
      if (!at.chance.happens(settings.fitting)) return unfitting(at, settings);
      const [first, later] = settings.perfect;
      const isPerfect = at.chance.happens(at.state.loopNumber > 1 ? later : first);
      return (isPerfect && perfectly(at)) || meant(at, settings) || unfitting(at, settings);
    },
  };
}

/** What one who plays well means, in words. */
function meant(at: Standpoint, habits: Habits): Said | undefined {
  const { scene, release, chance } = at;
  const intent = playWell(scene, { release, remainingCost: remainingCostOf(release), habits, chance });
  return intent && phraseOf(scene.moment.type)(intent, at);
}

function unfitting(at: Standpoint, { trick, silence }: Settings): Said {
  if (at.chance.happens(silence)) return { words: '' };
  const tried = at.chance.happens(trick) ? tricky(at) : undefined;
  const anything = at.chance.pick(everythingSaid(at.release, at.state.language));
  return tried ?? (anything === undefined ? ANYTHING : { words: anything });
}
