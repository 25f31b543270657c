import type { MomentType } from '@fabula/rules/release/moment';
import { everythingSaid } from './knowledge.ts';
import type { SimulatedPlayer, Standpoint } from './player.ts';
import type { Said } from './said.ts';
import { findWay, keepTeam, pickReward } from './skills/choose.ts';
import { fight, forge, giveTask, wager } from './skills/policies.ts';
import type { Settings, Skill } from './skills/skill.ts';
import { answer, perfectly, persuade, tricky } from './skills/talk.ts';

const SKILLS: { readonly [T in MomentType]?: Skill } = {
  dialogue: persuade,
  learning: persuade,
  testing: answer,
  crossroad: findWay,
  nexus: findWay,
  teamwork: giveTask,
  reward: pickReward,
  battle: fight,
  equip: forge,
  upgrade: wager,
  assemble: keepTeam,
};

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
      const skill = SKILLS[at.scene.moment.type];
      return (isPerfect && perfectly(at)) || skill?.(at, settings) || unfitting(at, settings);
    },
  };
}

function unfitting(at: Standpoint, { trick, silence }: Settings): Said {
  if (at.chance.happens(silence)) return { words: '' };
  const tried = at.chance.happens(trick) ? tricky(at) : undefined;
  const anything = at.chance.pick(everythingSaid(at.release, at.state.language));
  return tried ?? (anything === undefined ? ANYTHING : { words: anything });
}
