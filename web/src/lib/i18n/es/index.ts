import type { Texts } from '../en/index.ts';
import { auth } from './auth.ts';
import { catalogue } from './catalogue.ts';
import { common } from './common.ts';
import { factor } from './factor.ts';
import { launch } from './launch.ts';
import { play } from './play.ts';
import { profile } from './profile.ts';
import { team } from './team.ts';
import { tickets } from './tickets.ts';

export const es: Texts = { common, auth, catalogue, factor, launch, play, profile, team, tickets };
