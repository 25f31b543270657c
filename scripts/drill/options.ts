import { randomInt } from 'node:crypto';
import type { Fault } from '../proof/long/alerts/fault.ts';

export class BadOption extends Error {
  override readonly name = 'BadOption';
}

/** A fault by a name that make can hand on: its words, joined by dashes. */
export const slugOf = ({ name }: Fault): string => name.replaceAll(/[^\w]+/g, '-');

/**
 * The fault that `FAULT` asks for: by its name, any piece of a name that only one has, or `any` for one by chance. Undefined
 * where the list is asked for. Throws BadOption, with a sentence.
 */
export function faultFrom(
  wanted: string,
  faults: readonly Fault[],
  pick: (among: number) => number = randomInt,
): Fault | undefined {
  if (wanted === '' || wanted === 'list') return undefined;
  if (wanted === 'any') return faults[pick(faults.length)];
  const found = faults.filter((fault) => slugOf(fault).includes(wanted));
  const exact = found.find((fault) => slugOf(fault) === wanted);
  if (exact) return exact;
  if (found.length === 1) return found[0];
  const problem = found.length === 0 ? 'is no fault' : `may be ${found.map(slugOf).join(' or ')}`;
  throw new BadOption(`'${wanted}' ${problem}`);
}

export function usage(faults: readonly Fault[]): string {
  return [
    'make drill FAULT=<name>, a piece of a name, or FAULT=any for one by chance that is not told:',
    '',
    ...faults.map((fault) => `  ${slugOf(fault)}`),
    '',
    'deploy/runbooks/README.md says how a drill goes.',
  ].join('\n');
}
