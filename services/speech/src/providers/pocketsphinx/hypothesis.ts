/** What the program understood of one recording. */
export interface Hypothesis {
  /** Words as it prints them; empty if it understood nothing. */
  readonly text: string;
  /** Log score a frame of 10 ms: closer to zero is surer. */
  readonly scorePerFrame: number;
}

/** Reads the program's log up to the end of one recording ("… (name -5717)", "name done", "368 frames"). */
export function readHypothesis(log: string, name: string): Hypothesis {
  const [, text = '', score = '0'] = new RegExp(`^(.*) ?\\(${name} (-?\\d+)\\)$`, 'm').exec(log) ?? [];
  const frames = Number(/: (\d+) frames,/.exec(log)?.[1] ?? 0);
  return {
    text: text.trim(),
    scorePerFrame: frames === 0 ? Number.NEGATIVE_INFINITY : Number(score) / frames,
  };
}

/** A line of the program's backtrace: word, first and last frame, posterior probability, scores. Silences and noises are no words. */
const WORD = /^(?![<[+])\S+ +\d+ +\d+ +([\d.]+) +-?\d+ /gm;

/** How surely these words rather than others, 0 to 1: the mean posterior probability of the words in the log's backtrace. */
export function certaintyIn(log: string): number {
  const certainties = [...log.matchAll(WORD)].map(([, posterior]) => Number(posterior));
  if (certainties.length === 0) return 0;
  return certainties.reduce((sum, certainty) => sum + certainty, 0) / certainties.length;
}
