/** Acts in the order in which one of several in one breath is answered: who asks for help and greets, asks for help. */
export const ACTS_BY_WEIGHT = [
  'help',
  'repeat',
  'threat',
  'insult',
  'comfort',
  'apology',
  'thanks',
  'leave-taking',
  'dont-know',
  'flattery',
  'greeting',
  'no',
  'yes',
] as const;

export type TabledAct = (typeof ACTS_BY_WEIGHT)[number];

/** How an act is said, as sources of expressions on plain speech. */
export interface ActForms {
  /** A clause that says this and nothing else; `\?` at the end: only where a question mark ends it. */
  readonly whole: readonly string[];
  /** Among other words. */
  readonly within: readonly string[];
}

export type ActTable = Readonly<Record<TabledAct, ActForms>>;
