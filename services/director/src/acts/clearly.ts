import type { HeardAct } from './act-of.ts';

/**
 * Likeness from which words that do something are meant as something else: clear evidence, not any; more of it the surer
 * the act is.
 */
const CLEARLY = {
  request: 0.97,
  likelyRequest: 0.75,
  ownContent: 0.7,
  likelyOwn: 0.55,
  threat: 0.8,
  sure: 0.7,
  other: 0.5,
} as const;
/** Shares of all kinds that an act has. */
const SHARE = { likelyRequest: 0.6, plainRequest: 0.93, sure: 0.9 } as const;

export function isRequest(act: HeardAct | null): boolean {
  return act?.act === 'help' || act?.act === 'repeat';
}

/**
 * How like something else words must be to be meant as that, beside what they do.
 * @param isOwn whether they are made of the author's own words of content for it
 */
export function leastBeside(act: HeardAct | null, isOwn = false): number {
  if (act === null) return 0;
  if (act.act === 'threat') return CLEARLY.threat;
  if (isRequest(act)) {
    if (act.isWhole) return isOwn && act.share < SHARE.plainRequest ? CLEARLY.ownContent : CLEARLY.request;
    if (act.share < SHARE.likelyRequest) return 0;
    return isOwn ? CLEARLY.likelyOwn : CLEARLY.likelyRequest;
  }
  if (act.isWhole && act.share >= SHARE.sure) return CLEARLY.sure;
  return act.isWhole || act.act === 'insult' ? CLEARLY.other : 0;
}

/** Where anything said is a blow or a try, a likely request is one. */
export function taken(act: HeardAct | null): HeardAct | null {
  return act && isRequest(act) && act.share >= SHARE.likelyRequest ? { ...act, isWhole: true } : act;
}
