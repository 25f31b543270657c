/**
 * Scores from which words count as understood. Chosen by measurement: sentences of one story left out of its own
 * examples one by one, and 40 sentences a language that mean nothing in it; see director.test.ts for what they reach.
 */
export const THRESHOLDS = {
  /** A facet, in all that was said or in one clause of it. */
  facet: 0.36,
  /** The same where nothing else is nearly as likely; French says one thing in more ways. */
  ahead: { en: 0.33, fr: 0.22 },
  /** A second facet of the same breath. */
  further: 0.45,
  /** A deflection: it only chooses among kinds of "no". */
  deflection: 0.4,
  /** A sentence that makes an answer perfect. */
  utterance: 0.75,
  /** Where the player was asked, and anything else would be a wrong answer. */
  answer: 0.3,
  /** One of the answers that a character has. */
  told: 0.3,
  path: 0.35,
  reason: 0.4,
  /** Why somebody is to do something: said beside the task, which it must not be taken for. */
  why: 0.65,
  /** Which of a handful of tasks or difficulties: somebody was named beside it, so it need not be as sure. */
  task: 0.3,
  /** One thing that makes work good. */
  quality: 0.4,
  /** A sentence that fits a manner. */
  style: 0.3,
  /** Declining ends the moment, so it must be plain. */
  decline: 0.6,
};
