import { parse, stringify } from 'yaml';

interface Rule {
  readonly record?: string;
  readonly expr: string;
  readonly for?: string;
}

interface Rules {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
}

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };
const DURATION = /^(\d+)([smhd])$/;
/** Of a subquery with its step. */
const WINDOW = /\[(\d+[smhd])(?::(\d+[smhd]))?\]/g;
/** By which a rate becomes a number of failures: the seconds of its window. */
const OF_WINDOW = /\* (\d+)$/;

/**
 * The chart's rules on a faster clock, for whoever cannot wait for hours: every window and every `for` is so many times
 * shorter. What is compared with stays as it is, so that an age of 60 s still is one.
 */
export function fasterRules(text: string, times: number): string {
  const shorter = (duration: string) => `${secondsOf(duration) / times}s`;
  const ruleOf = (rule: Rule): Rule => {
    const expr = rule.expr.replaceAll(
      WINDOW,
      (_, window: string, step?: string) =>
        `[${shorter(window)}${step === undefined ? '' : `:${shorter(step)}`}]`,
    );
    const isCount = rule.record?.includes(':increase') ?? false;
    return {
      ...rule,
      expr: isCount ? expr.replace(OF_WINDOW, (_, seconds: string) => `* ${Number(seconds) / times}`) : expr,
      ...(rule.for !== undefined && { for: shorter(rule.for) }),
    };
  };
  const { groups } = parse(text) as Rules;
  const faster = groups.map((group) => ({ ...group, rules: group.rules.map(ruleOf) }));
  return stringify({ groups: faster }, { lineWidth: 0, aliasDuplicateObjects: false });
}

function secondsOf(duration: string): number {
  const [, n = '', unit = ''] = DURATION.exec(duration) ?? [];
  const seconds = Number(n) * (SECONDS[unit] ?? 0);
  if (!(seconds > 0)) throw new Error(`not a duration that a rule has: ${duration}`);
  return seconds;
}
