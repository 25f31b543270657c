import type { MomentType } from '@fabula/rules/release/moment';
import { classifyAnswer } from './answer.ts';
import { classifyTeam } from './assemble.ts';
import { classifyBattle } from './battle.ts';
import { classifyEquip } from './equip.ts';
import { classifyFacets } from './facets.ts';
import { classifyOption } from './option.ts';
import { classifyPath } from './path.ts';
import type { Classifier } from './speech.ts';
import { classifyTasks } from './teamwork.ts';
import { classifyUpgrade } from './upgrade.ts';

/** What each type of moment listens for; a type that is not among them listens to nobody. */
export const CLASSIFIERS: { readonly [T in MomentType]?: Classifier } = {
  dialogue: classifyFacets,
  learning: classifyFacets,
  testing: classifyAnswer,
  crossroad: classifyPath,
  nexus: classifyPath,
  teamwork: classifyTasks,
  reward: classifyOption,
  battle: classifyBattle,
  equip: classifyEquip,
  upgrade: classifyUpgrade,
  assemble: classifyTeam,
};
