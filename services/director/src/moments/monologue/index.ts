import { TAKES_NO_ANSWERS } from '../direction.ts';

export const monologueDirection = TAKES_NO_ANSWERS;
