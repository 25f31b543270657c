import type { Asked, Board } from './board.ts';

/** Below this heading a page is written by `make dashboards`. */
const HEADING = '## Its queries';
/** As pages name panels: by a title, or the beginning of one. */
const NAMED = /(?<![*\w])\*([^*\n]+)\*(?![*\w])/g;

const INTRO = `Written by \`make dashboards\`: what its alert and its panels ask, for whoever has Prometheus and no Grafana (\`curl -s http://<prometheus>/api/v1/query --data-urlencode 'query=<query>'\`). Write your namespace for \`fabula\`; in Grafana it is \`$namespace\`, and 5m is \`$__rate_interval\`. At a drill all times are a twentieth: 5m is 15s.`;

/** An alert as rules have it. */
export interface AlertRule {
  readonly alert?: string | undefined;
  readonly expr: string;
  readonly for?: string | undefined;
  readonly labels?: Readonly<Record<string, string>> | undefined;
}

export interface Sources {
  readonly boards: readonly Board[];
  readonly rules: readonly AlertRule[];
}

/** A runbook's page with the queries of its alert (of a promise the fast one) and of all panels that it names. */
export function withQueries(alert: string, page: string, { boards, rules }: Sources): string {
  const [text = ''] = page.split(`\n${HEADING}\n`);
  const rule = rules.find((one) => one.alert === alert && [undefined, 'fast'].includes(one.labels?.burn));
  const blocks = [
    ...(rule ? [blockOf(whenOf(rule), [rule.expr])] : []),
    ...panelsIn(text, boards).map(({ uid, asked }) =>
      blockOf(`*${asked.title}* (\`${uid}\`)`, linesOf(asked)),
    ),
  ];
  return `${[text.trimEnd(), HEADING, INTRO, ...blocks].join('\n\n')}\n`;
}

function whenOf({ for: long, labels }: AlertRule): string {
  if (labels?.burn) return `The alert (\`${labels.burn}\`) fires where this is something`;
  return `The alert fires where this is something for ${long ?? 'a moment'}`;
}

interface Found {
  readonly uid: string;
  readonly asked: Asked;
}

/** In the order in which they are named; a title that two boards have is asked of the first. */
function panelsIn(text: string, boards: readonly Board[]): Found[] {
  const all = boards.flatMap(({ uid, panels }) => panels.map((asked) => ({ uid, asked })));
  const found = [...text.matchAll(NAMED)].flatMap(([, name = '']) => {
    const isNamed = ({ asked: { title } }: Found) =>
      `${title},`.startsWith(`${name},`) || title.startsWith(`${name} `);
    return all.find(({ asked }) => asked.title === name) ?? all.find(isNamed) ?? [];
  });
  return [...new Map(found.map((one) => [one.asked.title, one])).values()];
}

function linesOf({ queries }: Asked): string[] {
  const lines = Object.entries(queries);
  return lines.flatMap(([legend, expr]) => (lines.length > 1 ? [`# ${legend}`, plain(expr)] : [plain(expr)]));
}

function blockOf(title: string, lines: readonly string[]): string {
  return [`- ${title}`, '', '  ```promql', ...lines.map((line) => `  ${line}`), '  ```'].join('\n');
}

/** As Prometheus takes it: of one namespace, and of all parts and languages. */
const plain = (expr: string): string =>
  expr
    .replaceAll('$__rate_interval', '5m')
    .replaceAll('namespace=~"$namespace"', 'namespace="fabula"')
    .replaceAll(/, (part|language)=~"\$\1"/g, '');
