import { runbookOf } from './runbooks.ts';
import { SLOS, type Slo } from './slos.ts';

export interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

/** How fast a month's budget burns before somebody is called, seen by a long and a short window. */
interface Burn {
  readonly burn: string;
  readonly long: string;
  readonly short: string;
  /** 1 is a budget that lasts for exactly 30 days. */
  readonly times: number;
  readonly severity: 'critical' | 'warning';
}

/** Of the Site Reliability Workbook: 2 % of the budget in an hour, 5 % in six, 10 % in three days. */
const BURNS: readonly Burn[] = [
  { burn: 'fast', long: '1h', short: '5m', times: 14.4, severity: 'critical' },
  { burn: 'slow', long: '6h', short: '30m', times: 6, severity: 'critical' },
  { burn: 'steady', long: '3d', short: '6h', times: 1, severity: 'warning' },
];

/** Where few play, one failure is a large share: nobody is called for less than four in the long window. */
const FEW = 3;
const WINDOWS = ['5m', '30m', '1h', '6h', '3d'];
const SECONDS: Readonly<Record<string, number>> = { '1h': 3600, '6h': 21_600, '3d': 259_200 };

export const ratioOf = (window: string): string => `fabula:slo_failures:ratio_rate${window}`;
const failuresOf = (window: string) => `fabula:slo_failures:increase${window}`;
export const BUDGET = 'fabula:slo_budget:ratio';

/** Recording rules and burn alerts of all promises, as Prometheus reads them. */
export function sloGroups(): { readonly name: string; readonly rules: readonly Rule[] }[] {
  return SLOS.map((slo) => ({
    name: `fabula-slo-${slo.name}`,
    rules: [...recorded(slo), ...BURNS.map((burn) => alertOf(slo, burn))],
  }));
}

function recorded(slo: Slo): Rule[] {
  const labels = { slo: slo.name };
  const longs = BURNS.map(({ long }) => long);
  return [
    { record: BUDGET, expr: `vector(${slo.budget})`, labels },
    ...WINDOWS.map((window) => ({
      record: ratioOf(window),
      expr: `${slo.failed(window)} / ${slo.all(window)}`,
      labels,
    })),
    ...longs.map((window) => ({
      record: failuresOf(window),
      expr: `${slo.failed(window)} * ${SECONDS[window]}`,
      labels,
    })),
  ];
}

function alertOf(slo: Slo, { burn, long, short, times, severity }: Burn): Rule {
  const own = `{slo="${slo.name}"}`;
  const most = Number((slo.budget * times).toFixed(6));
  const over = (window: string) => `${ratioOf(window)}${own} > ${most}`;
  return {
    alert: slo.alert,
    expr: `${over(long)} and ${over(short)} and ${failuresOf(long)}${own} > ${FEW}`,
    labels: { severity, burn },
    annotations: { summary: slo.summary, runbook_url: runbookOf(slo.alert) },
  };
}
