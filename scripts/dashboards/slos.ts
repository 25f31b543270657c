/** A promise to players, as two rates: what went wrong for us to answer for, and all there was. */
export interface Slo {
  readonly name: string;
  readonly alert: string;
  /** The share that may go wrong. */
  readonly budget: number;
  /** What tells its series apart, beside the namespace. */
  readonly by: readonly string[];
  /** What players feel, for the alert. */
  readonly summary: string;
  /** PromQL over a window like `5m`. */
  readonly failed: (window: string) => string;
  readonly all: (window: string) => string;
}

/** gRPC codes of errors that are ours. */
export const OURS = 'INTERNAL|UNKNOWN|DATA_LOSS|UNAVAILABLE|DEADLINE_EXCEEDED';

const summed = (series: string, window: string, by: readonly string[] = []) =>
  `sum by (${['namespace', ...by].join(', ')}) (rate(${series}[${window}]))`;

/** Of a histogram: what took longer than a bound, which has to be one of its buckets (seconds). */
const slower = (metric: string, filter: string, bound: string) => (window: string, by: readonly string[]) =>
  `(${summed(`${metric}_count{${filter}}`, window, by)} - ${summed(`${metric}_bucket{${bucket(filter, bound)}}`, window, by)})`;

/** Prometheus 3 writes a bound with its decimal point. */
const bucket = (filter: string, bound: string) =>
  [filter, `le=~"${bound.replace('.', '\\\\.')}(\\\\.0)?"`].filter((part) => part !== '').join(', ');

const FIRST_WORD = 'fabula_turn_first_word_seconds';
const SAID = 'input!="start"';
const OF_CATALOGUE = 'fabula[.]catalogue[.].+';
const SIGNS_IN = 'fabula[.]auth[.]v1[.]AuthService/(SignInWithPassword|SignUp|RedeemLink)';

/** As gateways see them: a part that is away counts no failure of its own. */
function callsOfGateway(methods: string): Pick<Slo, 'failed' | 'all'> {
  const calls = `part="gateway", method=~"${methods}"`;
  return {
    failed: (window) => summed(`fabula_rpc_client_requests_total{${calls}, code=~"${OURS}"}`, window),
    all: (window) => summed(`fabula_rpc_client_requests_total{${calls}}`, window),
  };
}

export const SLOS: readonly Slo[] = [
  {
    name: 'turns-answered',
    alert: 'FabulaTurnsUnanswered',
    budget: 0.001,
    by: [],
    summary: 'Players say something and get an error in place of an answer',
    failed: (window) => summed('fabula_turn_ends_total{outcome="failed"}', window),
    all: (window) => summed('fabula_turn_ends_total{outcome=~"answered|failed"}', window),
  },
  {
    name: 'first-word',
    alert: 'FabulaFirstWordLate',
    budget: 0.05,
    by: ['engine'],
    summary: 'Players wait for more than 2.5 s until the story speaks; {{ $labels.engine }} hears them',
    failed: (window) => slower(FIRST_WORD, SAID, '2.5')(window, ['engine']),
    all: (window) => summed(`${FIRST_WORD}_count{${SAID}}`, window, ['engine']),
  },
  {
    name: 'resumed',
    alert: 'FabulaResumesFail',
    budget: 0.001,
    by: [],
    summary: 'Pages that lost their line come back and do not get their story within 8 s',
    failed: (window) =>
      `(${slower('fabula_resume_seconds', '', '8')(window, [])} + ${summed('fabula_resumes_total{outcome="failed"}', window)})`,
    all: (window) => summed('fabula_resumes_total', window),
  },
  {
    name: 'signed-in',
    alert: 'FabulaSignInsFail',
    budget: 0.001,
    by: [],
    summary: 'Players cannot sign in, and it is not their doing',
    ...callsOfGateway(SIGNS_IN),
  },
  {
    name: 'catalogue',
    alert: 'FabulaCatalogueFails',
    budget: 0.001,
    by: [],
    summary: 'The shelf of stories stays empty: calls of the catalogue fail',
    ...callsOfGateway(OF_CATALOGUE),
  },
];
