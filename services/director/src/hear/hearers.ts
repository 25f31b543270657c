import type { MomentType } from '@fabula/rules/release/moment';
import { hearAnswer } from './answer.ts';
import { hearTeam } from './assemble.ts';
import { hearBattle } from './battle.ts';
import { hearEquip } from './equip.ts';
import { hearFacets } from './facets.ts';
import { hearOption } from './option.ts';
import { hearPath } from './path.ts';
import type { Hearer } from './speech.ts';
import { hearTasks } from './teamwork.ts';
import { hearUpgrade } from './upgrade.ts';

/** What each type of moment listens for; a type that is not among them listens to nobody. */
export const HEARERS: { readonly [T in MomentType]?: Hearer } = {
  dialogue: hearFacets,
  learning: hearFacets,
  testing: hearAnswer,
  crossroad: hearPath,
  nexus: hearPath,
  teamwork: hearTasks,
  reward: hearOption,
  battle: hearBattle,
  equip: hearEquip,
  upgrade: hearUpgrade,
  assemble: hearTeam,
};
