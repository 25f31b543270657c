import type { StorySlug } from '../../stories.ts';
import { aLightThatSaysNo } from './a-light-that-says-no.ts';
import type { Bed } from './bed.ts';
import { courtBeds } from './dragon/court.ts';
import { passBeds } from './dragon/pass.ts';
import { everyName } from './full/every-name.ts';
import { signedOn, theCaptain } from './full/the-captain.ts';
import { theDoor } from './full/the-door.ts';
import { theGale } from './full/the-gale.ts';
import { theDrawer, theLetters } from './full/the-letters.ts';
import { theStairs } from './full/the-stairs.ts';
import { theWatch } from './full/the-watch.ts';
import { intro } from './intro.ts';
import { marketBeds } from './moon/market.ts';
import { domeBeds } from './moon/observatory.ts';
import { nolwennsWhistle } from './nolwenns-whistle.ts';
import { talkThemIn } from './talk-them-in.ts';
import { theBrightRoad } from './the-bright-road.ts';
import { theKeeper } from './the-keeper.ts';
import { theLanding } from './the-landing.ts';
import { theLanguageOfLight } from './the-language-of-light.ts';
import { theStowaway } from './the-stowaway.ts';
import { whatKindOfLight } from './what-kind-of-light.ts';

export type { Bed } from './bed.ts';

/** The beds of each story's moments and of its launch page. */
export const beds: Record<StorySlug, Bed[]> = {
  'put-out-the-light': [
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
    theDoor,
    theStairs,
    theLetters,
    theDrawer,
    theCaptain,
    signedOn,
    theWatch,
    theGale,
    everyName,
  ],
  'nobody-steals-the-moon': [...marketBeds, ...domeBeds],
  'the-dragons-advocate': [...courtBeds, ...passBeds],
};
