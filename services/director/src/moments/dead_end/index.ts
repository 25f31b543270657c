import { NOBODY_LISTENS } from '../direction.ts';

export const deadEndDirection = NOBODY_LISTENS;
