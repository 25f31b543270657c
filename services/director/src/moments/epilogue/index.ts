import { NOBODY_LISTENS } from '../direction.ts';

export const epilogueDirection = NOBODY_LISTENS;
