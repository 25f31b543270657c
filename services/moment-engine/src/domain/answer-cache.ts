import type { Proposal } from '@fabula/rules/types';

/** Where in which run an answer belongs. */
export interface AnswerPlace {
  readonly playerStoryId: string;
  /** Whose run it is. */
  readonly userId: string;
  readonly key: string;
}

/** Answers of a model that a run gets again. A store that is away is no reason to fail: then nothing is known. */
export interface AnswerCache {
  find(place: AnswerPlace): Promise<Proposal | undefined>;
  /** Of a turn that is committed: one that was not played has given no answer. */
  keep(place: AnswerPlace, proposal: Proposal): Promise<void>;
}
