/** What words may do; `says`: they say something of the story, and nothing of the talk. */
export const LEARNED_KINDS = [
  ...(['says', 'help', 'repeat', 'game-talk', 'threat', 'insult', 'comfort', 'apology', 'thanks'] as const),
  ...(['leave-taking', 'dont-know', 'flattery', 'greeting', 'no', 'yes', 'off-topic'] as const),
] as const;

export type LearnedKind = (typeof LEARNED_KINDS)[number];
export type LearnedAct = Exclude<LearnedKind, 'says'>;
