export { NOTHING_TO_SAY as monologue } from '../phrase.ts';
