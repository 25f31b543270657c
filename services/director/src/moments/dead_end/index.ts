import { TAKES_NO_ANSWERS } from '../direction.ts';

export const deadEndDirection = TAKES_NO_ANSWERS;
