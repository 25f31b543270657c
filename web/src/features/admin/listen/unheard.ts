/** Why a line is not heard, beside what the site refuses; the page has its words for each. */
export class Unheard extends Error {
  readonly reason: 'tooLong' | 'noVoice' | 'notPlayed';

  constructor(reason: Unheard['reason']) {
    super(reason);
    this.reason = reason;
  }
}
