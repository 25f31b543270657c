import { auth } from './auth.ts';
import { catalogue } from './catalogue.ts';
import { common } from './common.ts';
import { factor } from './factor.ts';
import { launch } from './launch.ts';
import { play } from './play.ts';
import { profile } from './profile.ts';
import { team } from './team.ts';
import { tickets } from './tickets.ts';

export const en = { common, auth, catalogue, factor, launch, play, profile, team, tickets };
/** Every language has exactly the texts of English. */
export type Texts = typeof en;
