export { NOTHING_TO_SAY as epilogue } from '../phrase.ts';
