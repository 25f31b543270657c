/**
 * What words do, whatever they are about: a director names it, authors reply to it. `game-talk` speaks to the game and to
 * nobody in it: of the narrator, the score, instructions, brackets; it moves nothing anywhere.
 */
export const SPEECH_ACTS = [
  'help',
  'repeat',
  'question',
  'greeting',
  'thanks',
  'apology',
  'comfort',
  'insult',
  'threat',
  'flattery',
  'yes',
  'no',
  'dont-know',
  'leave-taking',
  'game-talk',
  'off-topic',
] as const;
export type SpeechAct = (typeof SPEECH_ACTS)[number];
