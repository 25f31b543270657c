import { TAKES_NO_ANSWERS } from '../direction.ts';

export const epilogueDirection = TAKES_NO_ANSWERS;
