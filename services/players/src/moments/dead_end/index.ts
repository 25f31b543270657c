export { NOTHING_TO_SAY as deadEnd } from '../phrase.ts';
