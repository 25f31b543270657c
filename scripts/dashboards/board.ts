import type { Builder } from '@grafana/grafana-foundation-sdk/cog';
import type { Dashboard, Panel } from '@grafana/grafana-foundation-sdk/dashboard';
import {
  ConstantVariableBuilder,
  DashboardBuilder,
  DashboardCursorSync,
  DashboardLinkBuilder,
  DashboardLinkType,
  DatasourceVariableBuilder,
  QueryVariableBuilder,
  VariableRefresh,
} from '@grafana/grafana-foundation-sdk/dashboard';
import { PanelBuilder as HeatBuilder } from '@grafana/grafana-foundation-sdk/heatmap';
import { DataqueryBuilder, PromQueryFormat } from '@grafana/grafana-foundation-sdk/prometheus';
import { PanelBuilder as StatBuilder } from '@grafana/grafana-foundation-sdk/stat';
import { PanelBuilder as LinesBuilder } from '@grafana/grafana-foundation-sdk/timeseries';
import { RUNBOOKS } from './runbooks.ts';

/** A panel, as the question it answers. */
export interface Asked {
  readonly title: string;
  /** What somebody asks who looks at it; its description. */
  readonly question: string;
  /** Grafana's name of a unit. */
  readonly unit: string;
  /** The alert whose runbook says what to do. */
  readonly alert: string;
  /** PromQL by its legend. */
  readonly queries: Readonly<Record<string, string>>;
  /** Lines where nothing else is said. */
  readonly as?: 'lines' | 'heat' | 'stat';
  /** Buckets lead to traces. */
  readonly isTraced?: boolean;
  /**
   * Series as promtool writes them, from which every query answers something after an hour: of what a running site of one
   * machine has not (a cluster, a model, a mail server). Without them a running site answers.
   */
  readonly from?: Readonly<Record<string, string>>;
}

export interface Board {
  readonly uid: string;
  readonly title: string;
  /** For whom, and when. */
  readonly about: string;
  readonly panels: readonly Asked[];
}

const SOURCE = { type: 'prometheus', uid: '$datasource' };
const HEIGHT = 8;
const HALF = 12;

/** The board as Grafana reads it. */
export function built({ uid, title, about, panels }: Board): Dashboard {
  const board = new DashboardBuilder(`Fabula: ${title}`)
    .uid(uid)
    .description(about)
    .tags(['fabula'])
    .editable()
    .refresh('30s')
    .time({ from: 'now-1h', to: 'now' })
    .timezone('browser')
    .tooltip(DashboardCursorSync.Crosshair)
    .variables(variables())
    .link(
      new DashboardLinkBuilder('Fabula').type(DashboardLinkType.Dashboards).tags(['fabula']).keepTime(true),
    );
  for (const [n, asked] of panels.entries()) board.withPanel(ready(panelOf(asked), n + 1));
  return board.build();
}

function ready(panel: Panel, id: number): Builder<Panel> {
  return { build: () => ({ ...panel, id }) };
}

const KINDS = { lines: LinesBuilder, heat: HeatBuilder, stat: StatBuilder } as const;

function panelOf(asked: Asked): Panel {
  const { title, question, unit, alert, queries, as = 'lines' } = asked;
  const panel = new KINDS[as]()
    .title(title)
    .description(question)
    .unit(unit)
    .min(0)
    .datasource(SOURCE)
    .height(HEIGHT)
    .span(HALF)
    .links([
      new DashboardLinkBuilder(`Runbook: ${alert}`)
        .type(DashboardLinkType.Link)
        .url(`\${runbooks}/${alert}.md`)
        .targetBlank(true),
    ]);
  for (const [n, [legend, expr]] of Object.entries(queries).entries())
    panel.withTarget(target(asked, { refId: String.fromCharCode(65 + n), legend, expr }));
  return panel.build();
}

interface Line {
  readonly refId: string;
  readonly legend: string;
  readonly expr: string;
}

function target({ as, isTraced }: Asked, { refId, legend, expr }: Line) {
  const query = new DataqueryBuilder().refId(refId).expr(expr).legendFormat(legend).range();
  if (as === 'heat') query.format(PromQueryFormat.Heatmap);
  return isTraced ? query.exemplar(true) : query;
}

function variables() {
  const labelled = (name: string, label: string, query: string) =>
    new QueryVariableBuilder(name)
      .label(label)
      .query(query)
      .datasource(SOURCE)
      .refresh(VariableRefresh.OnTimeRangeChanged)
      .multi(true)
      .includeAll(true)
      // Series without such a label are meant as well.
      .allValue('.*')
      .current({ text: 'All', value: '$__all' });
  return [
    new DatasourceVariableBuilder('datasource').label('Prometheus').type('prometheus'),
    labelled('namespace', 'Namespace', 'label_values(fabula_rpc_client_requests_total, namespace)'),
    labelled('part', 'Part', 'label_values(fabula_rpc_client_requests_total, part)'),
    labelled('language', 'Language', 'label_values(fabula_turn_stage_seconds_count, language)'),
    new ConstantVariableBuilder('runbooks').value(RUNBOOKS),
  ];
}
