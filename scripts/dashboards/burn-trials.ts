import { runbookOf } from './runbooks.ts';
import { SLOS, type Slo } from './slos.ts';

/** One series of promtool's, minute by minute. */
interface InputSeries {
  readonly series: string;
  readonly values: string;
}

const OF_SITE = 'namespace="play"';
/** Counters of each promise: what goes well and what goes wrong. */
const SERIES: Readonly<
  Record<string, { readonly good: readonly string[]; readonly bad: readonly string[] }>
> = {
  'turns-answered': {
    good: [`fabula_turn_ends_total{${OF_SITE}, outcome="answered"}`],
    bad: [`fabula_turn_ends_total{${OF_SITE}, outcome="failed"}`],
  },
  'first-word': {
    good: [
      `fabula_turn_first_word_seconds_bucket{${OF_SITE}, input="streamed", engine="pocketsphinx-open", le="2.5"}`,
    ],
    bad: [],
  },
  resumed: {
    good: [`fabula_resumes_total{${OF_SITE}, outcome="complete"}`],
    bad: [`fabula_resumes_total{${OF_SITE}, outcome="failed"}`],
  },
  'signed-in': callsOf('fabula.auth.v1.AuthService/SignInWithPassword'),
  catalogue: callsOf('fabula.catalogue.v1.CatalogueService/ListStories'),
};
/** Counters that grow by all there is. */
const TOTALS: Readonly<Record<string, readonly string[]>> = {
  'first-word': [
    `fabula_turn_first_word_seconds_count{${OF_SITE}, input="streamed", engine="pocketsphinx-open"}`,
  ],
  resumed: [`fabula_resume_seconds_count{${OF_SITE}}`, `fabula_resume_seconds_bucket{${OF_SITE}, le="8"}`],
};
const PER_MINUTE = 60;

/** Minutes between two evaluations: each of them looks at three days. */
export const EVERY = '5m';

/** Minutes of peace, of trouble, and of peace again. */
const PEACE = 120;
const TROUBLE = 80;
const AFTER = 480;
/** Minutes in which half of the budget is used. */
const SPARED = 420;

function callsOf(method: string) {
  const called = (code: string) =>
    `fabula_rpc_client_requests_total{${OF_SITE}, part="gateway", method="${method}", code="${code}"}`;
  return { good: [called('OK')], bad: [called('UNAVAILABLE')] };
}

/** promtool's tests of all burn alerts: quiet, all three of them firing, each over after its short window. */
export function burnTrials(): readonly unknown[] {
  return SLOS.flatMap((slo) => [fire(slo), spare(slo)]);
}

/** Nearly everything goes wrong for 80 minutes. */
function fire(slo: Slo) {
  const firing = (at: number, burns: readonly string[]) => ({
    ...{ alertname: slo.alert, eval_time: `${at}m` },
    exp_alerts: burns.map((burn) => expected(slo, burn)),
  });
  const over = PEACE + TROUBLE;
  return {
    name: `${slo.name}: nearly everything goes wrong, then nothing does`,
    interval: '1m',
    input_series: seriesOf(slo, [
      [PEACE, 0],
      [TROUBLE, 57],
      [AFTER, 0],
    ]),
    alert_rule_test: [
      firing(PEACE - 1, []),
      firing(over - 1, ['fast', 'slow', 'steady']),
      firing(over + 6, ['slow', 'steady']),
      firing(over + 40, ['steady']),
      firing(over + 400, []),
    ],
  };
}

/** Half of the budget, for ever: nobody is called. */
function spare(slo: Slo) {
  const minutes = Math.round(2 / (slo.budget * PER_MINUTE));
  const phases = Array.from({ length: Math.ceil(SPARED / minutes) }, () => [
    [minutes - 1, 0] as const,
    [1, 1] as const,
  ]).flat();
  return {
    name: `${slo.name}: half of what may go wrong does`,
    interval: '1m',
    input_series: seriesOf(slo, minutes > 1 ? phases : [[SPARED, 1]]),
    alert_rule_test: [180, 400].map((at) => ({ alertname: slo.alert, eval_time: `${at}m` })),
  };
}

type Phase = readonly [minutes: number, failing: number];

function seriesOf({ name }: Slo, phases: readonly Phase[]): InputSeries[] {
  const { good = [], bad = [] } = SERIES[name] ?? {};
  const grown = (by: (failing: number) => number) => {
    let at = 0;
    return phases.map(([minutes, failing]) => {
      const step = by(failing);
      const from = at;
      at += step * minutes;
      return `${from}+${step}x${minutes - 1}`;
    });
  };
  const written = (names: readonly string[], by: (failing: number) => number) =>
    names.map((series) => ({ series, values: grown(by).join(' ') }));
  return [
    ...written(good, (failing) => PER_MINUTE - failing),
    ...written(bad, (failing) => failing),
    ...written(TOTALS[name] ?? [], () => PER_MINUTE),
  ];
}

function expected({ name, alert, summary, by }: Slo, burn: string) {
  const engine = 'pocketsphinx-open';
  return {
    exp_labels: {
      ...{ alertname: alert, namespace: 'play', burn },
      slo: name,
      severity: burn === 'steady' ? 'warning' : 'critical',
      ...(by.includes('engine') && { engine }),
    },
    exp_annotations: {
      summary: summary.replace('{{ $labels.engine }}', engine),
      runbook_url: runbookOf(alert),
    },
  };
}
