// What the command has written beside the script (`../plan.ts`). k6 opens files while it starts and never after.
import { SharedArray } from 'k6/data';
import type { Language, Person, Plan } from '../plan.ts';

declare function open(file: string): string;
declare function open(file: string, mode: 'b'): ArrayBuffer;

export const plan = JSON.parse(open('./plan.json')) as Plan;

/** One copy for all players: each has an engine of its own. */
export const people = new SharedArray<Person>('people', () => JSON.parse(open('./people.json')) as Person[]);

const NONE = new ArrayBuffer(0);
const isSpoken = plan.scenario === 'voice';

/** All recordings, by the language. */
export const soundFiles: Readonly<Record<Language, Uint8Array>> = {
  en: new Uint8Array(isSpoken ? open('./sounds.en.bin', 'b') : NONE),
  fr: new Uint8Array(isSpoken ? open('./sounds.fr.bin', 'b') : NONE),
};
