import { aLightThatSaysNo } from './a-light-that-says-no.ts';
import type { Bed } from './bed.ts';
import { intro } from './intro.ts';
import { nolwennsWhistle } from './nolwenns-whistle.ts';
import { talkThemIn } from './talk-them-in.ts';
import { theBrightRoad } from './the-bright-road.ts';
import { theKeeper } from './the-keeper.ts';
import { theLanding } from './the-landing.ts';
import { theLanguageOfLight } from './the-language-of-light.ts';
import { theStowaway } from './the-stowaway.ts';
import { whatKindOfLight } from './what-kind-of-light.ts';

/** The nine moments of "Put Out the Light" and its launch page. */
export const beds: Bed[] = [
  intro,
  theLanding,
  theStowaway,
  nolwennsWhistle,
  theLanguageOfLight,
  theKeeper,
  whatKindOfLight,
  talkThemIn,
  aLightThatSaysNo,
  theBrightRoad,
];
