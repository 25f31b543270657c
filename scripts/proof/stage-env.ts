/** A program may say more a minute than a person; whoever asks about limits sets them. */
export const NO_LIMITS = {
  FABULA_REQUESTS_PER_MINUTE: '100000',
  FABULA_INPUTS_PER_MINUTE: '100000',
  FABULA_AUDIO_SECONDS_PER_MINUTE: '100000',
};

/** The dice of all runs fall alike, so that a disturbed run can be compared with an undisturbed one. */
export const SAME_DICE = { ...NO_LIMITS, FABULA_RUN_SEED: 'the same dice for everybody' };
