import type { Policy } from '../policy.ts';

/** Picks one of what is offered. */
export const pickOne: Policy<'reward'> = ({ options }, { chance }) => ({
  option: chance.pick(options)?.id ?? null,
});
