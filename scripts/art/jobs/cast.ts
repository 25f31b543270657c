import { maud } from '../people/maud.ts';
import { perrin } from '../people/perrin.ts';
import type { Person } from '../people/person.ts';
import { yann } from '../people/yann.ts';
import { ysolde } from '../people/ysolde.ts';
import type { PlaceKey } from '../places/places.ts';

/** The cast of "Put Out the Light", each with the place that their pictures show. */
export const cast: { person: Person; place: PlaceKey }[] = [
  { person: yann, place: 'lamp-room-dark' },
  { person: maud, place: 'lighthouse' },
  { person: perrin, place: 'lighthouse' },
  { person: ysolde, place: 'lamp-room-dark' },
];
