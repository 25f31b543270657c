import type { Step } from './played-stage.ts';
import type { Recording } from './record.ts';

/** How one recording is not as another, in lines for people; none where they are alike. */
export function compare(before: Recording, after: Recording): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const found = changes(linesOf(before[name] ?? []), linesOf(after[name] ?? []));
    return found.length === 0 ? [] : [`== ${name}`, ...found];
  });
}

interface Line {
  /** The step that it belongs to. */
  readonly step: string;
  readonly text: string;
}

const linesOf = (steps: readonly Step[]): Line[] =>
  steps.flatMap(({ does, seen }, i) => {
    const step = `${i + 1}. ${does}`;
    return [{ step, text: '' }, ...seen.map((text) => ({ step, text }))];
  });

/** What is gone and what is new by the longest common sequence, each below its step. */
function changes(before: readonly Line[], after: readonly Line[]): string[] {
  const common = commonLengths(before, after);
  const told: string[] = [];
  let step = '';
  const tell = (sign: string, line: Line) => {
    if (line.step !== step) told.push(`> ${line.step}`);
    step = line.step;
    told.push(`  ${sign} ${line.text || '(the step)'}`);
  };
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [was, is] = [before[i], after[j]];
    if (was && is && isSame(was, is)) [i, j] = [i + 1, j + 1];
    else if (was && (!is || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      tell('before:', was);
      i += 1;
    } else if (is) {
      tell('after: ', is);
      j += 1;
    }
  }
  return told;
}

/** A step's beginning is the same step only where it does the same. */
const isSame = (one: Line, other: Line) =>
  one.text === other.text && (one.text !== '' || one.step === other.step);

/** Of every two ends of the lists: how many lines they have in common, in order. */
function commonLengths(before: readonly Line[], after: readonly Line[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [row, next] = [lengths[i] ?? [], lengths[i + 1] ?? []];
      const [was, is] = [before[i], after[j]];
      row[j] =
        was && is && isSame(was, is) ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  return lengths;
}
