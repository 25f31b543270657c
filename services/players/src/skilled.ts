import { everythingSaid } from './knowledge.ts';
import { skillOf } from './moments/registry.ts';
import type { Settings } from './moments/skill.ts';
import type { SimulatedPlayer, Standpoint } from './player.ts';
import type { Said } from './said.ts';
import { perfectly, tricky } from './words.ts';

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
      return (
        (isPerfect && perfectly(at)) || skillOf(at.scene.moment.type)(at, settings) || unfitting(at, settings)
      );
    },
  };
}

function unfitting(at: Standpoint, { trick, silence }: Settings): Said {
  if (at.chance.happens(silence)) return { words: '' };
  const tried = at.chance.happens(trick) ? tricky(at) : undefined;
  const anything = at.chance.pick(everythingSaid(at.release, at.state.language));
  return tried ?? (anything === undefined ? ANYTHING : { words: anything });
}
