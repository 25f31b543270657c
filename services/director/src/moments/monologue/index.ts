import { NOBODY_LISTENS } from '../direction.ts';

export const monologueDirection = NOBODY_LISTENS;
