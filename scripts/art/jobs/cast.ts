import { aldith } from '../people/aldith.ts';
import { bastien } from '../people/bastien.ts';
import { cindre } from '../people/cindre.ts';
import { comb } from '../people/comb.ts';
import { gale } from '../people/gale.ts';
import { ines } from '../people/ines.ts';
import { letter } from '../people/letter.ts';
import { lune } from '../people/lune.ts';
import { maud } from '../people/maud.ts';
import { orsini } from '../people/orsini.ts';
import { osk } from '../people/osk.ts';
import { perrin } from '../people/perrin.ts';
import type { Person } from '../people/person.ts';
import { roderic } from '../people/roderic.ts';
import { shame } from '../people/shame.ts';
import { tomo } from '../people/tomo.ts';
import { yann } from '../people/yann.ts';
import { ysolde } from '../people/ysolde.ts';
import type { PlaceKey } from '../places/places.ts';
import type { StorySlug } from '../stories.ts';

/** Somebody of a story, with the place that their pictures show. */
export interface Casting {
  person: Person;
  place: PlaceKey;
}

/** Everybody in every story, opponents too. */
export const casts: Record<StorySlug, Casting[]> = {
  'put-out-the-light': [
    { person: yann, place: 'lamp-room-dark' },
    { person: maud, place: 'lighthouse' },
    { person: perrin, place: 'lighthouse' },
    { person: ysolde, place: 'lamp-room-dark' },
    { person: gale, place: 'lighthouse' },
    { person: comb, place: 'lighthouse' },
  ],
  'nobody-steals-the-moon': [
    { person: ines, place: 'market' },
    { person: bastien, place: 'market' },
    { person: tomo, place: 'observatory' },
    { person: orsini, place: 'observatory' },
    { person: lune, place: 'observatory' },
  ],
  'the-dragons-advocate': [
    { person: cindre, place: 'pass' },
    { person: aldith, place: 'court' },
    { person: roderic, place: 'court' },
    { person: osk, place: 'court' },
    { person: letter, place: 'court' },
    { person: shame, place: 'pass' },
  ],
};
