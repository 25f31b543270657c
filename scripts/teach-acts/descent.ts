/** What was heard, by its cues, and the place of what it is among the kinds. */
export interface Sample {
  readonly cues: readonly string[];
  readonly kind: number;
}

const ROUNDS = 12;
const RATE = 0.125;
/** A cue of one or two sentences alone is no rule. */
const LEAST_SEEN = 3;
/** Share of the cues that each lesson leaves out. */
const LEFT_OUT = 0.3;
/** Keeps Adagrad's first steps small. */
const DAMPING = 0.1;

/**
 * Logistic regression by stochastic descent (Adagrad): for each cue how much it speaks for each kind. The same samples
 * give the same weights.
 */
export function learn(samples: readonly Sample[], kinds: number): Map<string, Float64Array> {
  const weights = new Map<string, { of: Float64Array; steps: Float64Array }>();
  const seen = new Map<string, number>();
  for (const { cues } of samples) for (const cue of cues) seen.set(cue, (seen.get(cue) ?? 0) + 1);
  for (const [cue, times] of seen) {
    if (times < LEAST_SEEN) continue;
    weights.set(cue, { of: new Float64Array(kinds), steps: new Float64Array(kinds).fill(DAMPING) });
  }
  const given = samples.map(({ cues, kind }) => ({
    own: cues.flatMap((cue) => weights.get(cue) ?? []),
    kind,
  }));
  const chance = chances();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const at of orderOf(given.length, round)) {
      const { own: all = [], kind = 0 } = given[at] ?? {};
      const own = all.filter(() => chance() >= LEFT_OUT);
      const shares = sharesOf(own, kinds);
      for (const { of, steps } of own) {
        for (let place = 0; place < kinds; place += 1) {
          const slope = (shares[place] ?? 0) - (place === kind ? 1 : 0);
          steps[place] = (steps[place] ?? 0) + slope * slope;
          of[place] = (of[place] ?? 0) - (RATE * slope) / Math.sqrt(steps[place] ?? 1);
        }
      }
    }
  }
  return new Map([...weights].map(([cue, { of }]) => [cue, of.map((weight) => weight * (1 - LEFT_OUT))]));
}

function sharesOf(own: readonly { of: Float64Array }[], kinds: number): Float64Array {
  const scores = new Float64Array(kinds);
  for (const { of } of own) {
    for (let place = 0; place < kinds; place += 1) scores[place] = (scores[place] ?? 0) + (of[place] ?? 0);
  }
  const most = Math.max(...scores);
  const likely = scores.map((score) => Math.exp(score - most));
  const sum = likely.reduce((all, each) => all + each, 0);
  return likely.map((each) => each / sum);
}

/** Numbers from 0 to 1, the same ones each time. */
function chances(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Every place once, in another order each round, the same each time. */
function orderOf(length: number, round: number): number[] {
  const order = Array.from({ length }, (_, at) => at);
  let state = round + 1;
  for (let at = length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const other = (state >>> 8) % (at + 1);
    const [one, two] = [order[at] ?? 0, order[other] ?? 0];
    order[at] = two;
    order[other] = one;
  }
  return order;
}
