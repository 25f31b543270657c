import type { Asked, Board } from './board.ts';
import { type Samples, sampleKey } from './samples.ts';

const HEAD = `# Dashboards

Written by \`make dashboards\` from \`scripts/dashboards\`: change them there, not here and not in \`helm/fabula/dashboards\`, where their JSON lies. The same command writes the goals (\`helm/fabula/slos.yaml\`: recording rules, and alerts by how fast a month's budget burns). Alerts of causes are \`helm/fabula/rules.yaml\`; the page of each alert is in \`deploy/runbooks\`.

Grafana gets them from the chart (\`monitoring.dashboards\`) or from \`deploy/compose\` (profile \`grafana\`). Each can be narrowed to a namespace, a part and a language (panels whose series bear such a label).

**None of this was seen in Grafana itself.** Each query was asked of a Prometheus that scraped the running product (all parts as processes of their own) under load for a minute, by \`scripts/proof/boards-suite.ts\`; what it returned then is shown below. Queries of what that machine had not (a cluster, a language model, a mail server) are asked of series that promtool makes, and say so.
`;

/** `deploy/grafana/README.md`: each panel with its question, its queries and what they returned. */
export function readme(boards: readonly Board[], samples: Samples): string {
  return [HEAD, ...boards.map((board) => sectionOf(board, samples))].join('\n');
}

function sectionOf(board: Board, samples: Samples): string {
  const panels = board.panels.map((asked) => panelOf(board.uid, asked, samples));
  return [`## ${board.title}`, '', board.about, '', ...panels].join('\n');
}

function panelOf(uid: string, asked: Asked, samples: Samples): string {
  const { title, question, unit, alert, queries, from } = asked;
  const lines = Object.entries(queries).flatMap(([legend, expr]) => {
    const returned = from ? 'proven by series' : (samples[sampleKey(uid, title, legend)] ?? 'not asked yet');
    return [`  # ${legend}`, `  ${expr}`, `  # -> ${returned}`];
  });
  return [
    `- **${title}** (${unit}, [${alert}](../runbooks/${alert}.md)). ${question}`,
    ...['', '  ```promql', ...lines, '  ```', ''],
  ].join('\n');
}
