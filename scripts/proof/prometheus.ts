import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '@fabula/kit/testing/ports';
import { findProgram } from '@fabula/kit/testing/programs';
import { stringify } from 'yaml';
import { answersOk, ManagedProcess } from '../stage/managed-process.ts';
import { ROOT } from '../stage/root.ts';
import { fasterRules } from './faster-rules.ts';

/** One series of an answer: its labels, and its value now (NaN and infinities among them). */
export interface Answered {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

interface QueryAnswer {
  readonly data: {
    readonly resultType: 'vector' | 'scalar';
    readonly result: readonly {
      readonly metric: Readonly<Record<string, string>>;
      readonly value: readonly [number, string];
    }[];
  };
}

/** An alert as whoever is called has it. */
export interface ActiveAlert {
  readonly state: 'pending' | 'firing';
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

interface RulesAnswer {
  readonly data: {
    readonly groups: readonly {
      readonly rules: readonly { readonly name: string; readonly health: string }[];
    }[];
  };
}

export interface PrometheusOptions {
  /** Windows and waits of the rules are so many times shorter; 1 without it. */
  readonly faster?: number | undefined;
  /** `host:port` of whoever tells of volumes as a kubelet does. */
  readonly volumes?: string | undefined;
}

const EVERY = '3s';
const RULES = ['rules.yaml', 'slos.yaml'];

/** A real Prometheus with the chart's rules that scrapes parts of this machine. Debian's package `prometheus` brings it. */
export class Prometheus {
  private constructor(
    readonly url: string,
    private readonly process: ManagedProcess,
  ) {}

  /** @param parts `host:port` of their metrics, by the names of their processes */
  static async start(
    folder: string,
    parts: ReadonlyMap<string, string>,
    { faster = 1, volumes }: PrometheusOptions = {},
  ): Promise<Prometheus> {
    mkdirSync(folder, { recursive: true });
    for (const name of RULES) {
      const text = readFileSync(join(ROOT, 'helm/fabula', name), 'utf8');
      writeFileSync(join(folder, name), faster === 1 ? text : fasterRules(text, faster));
    }
    const file = join(folder, 'prometheus.yml');
    writeFileSync(file, stringify(configOf(parts, volumes)));
    const [port = 0] = await freePorts(1);
    const listen = `127.0.0.1:${port}`;
    const url = `http://${listen}`;
    const flags = {
      'config.file': file,
      'storage.tsdb.path': join(folder, 'data'),
      'web.listen-address': listen,
    };
    const process = await ManagedProcess.start({
      name: 'prometheus',
      command: findProgram('prometheus'),
      args: Object.entries(flags).map(([name, value]) => `--${name}=${value}`),
      logFile: join(folder, 'prometheus.log'),
      isReady: () => answersOk(`${url}/-/ready`),
    });
    return new Prometheus(url, process);
  }

  /** What a query returns now. Throws with what Prometheus complains of. */
  async ask(query: string): Promise<Answered[]> {
    const response = await fetch(`${this.url}/api/v1/query`, {
      method: 'POST',
      body: new URLSearchParams({ query }),
    });
    if (!response.ok) throw new Error(`${query}: ${await response.text()}`);
    const { data } = (await response.json()) as QueryAnswer;
    return data.result.map(({ metric, value }) => ({ labels: metric, value: Number(value[1]) }));
  }

  /** Alerts that fire now, as `FabulaPartAway run`: with the labels asked for. */
  async firing(...labels: readonly string[]): Promise<string[]> {
    const series = await this.ask('ALERTS{alertstate="firing"}');
    return series.map((one) =>
      ['alertname', ...labels].flatMap((label) => one.labels[label] ?? []).join(' '),
    );
  }

  /** Alerts that fire, or wait to. */
  async alerts(): Promise<readonly ActiveAlert[]> {
    const answer = await fetch(`${this.url}/api/v1/alerts`);
    return ((await answer.json()) as { data: { alerts: ActiveAlert[] } }).data.alerts;
  }

  /** Names of rules that could not be evaluated. */
  async ailingRules(): Promise<string[]> {
    const { data } = (await (await fetch(`${this.url}/api/v1/rules`)).json()) as RulesAnswer;
    const rules = data.groups.flatMap((group) => group.rules);
    return rules.filter(({ health }) => health !== 'ok').map(({ name }) => name);
  }

  stop(): Promise<void> {
    return this.process.stop();
  }
}

/** Labels as the chart's PodMonitor gives them, but for the release. */
function configOf(parts: ReadonlyMap<string, string>, volumes: string | undefined) {
  return {
    global: { scrape_interval: EVERY, evaluation_interval: EVERY },
    rule_files: RULES,
    scrape_configs: [
      {
        job_name: 'fabula',
        static_configs: [...parts].map(([name, address]) => ({
          targets: [address],
          labels: {
            namespace: 'fabula',
            pod: name,
            app_kubernetes_io_component: name.replace(/-\d+$/, ''),
          },
        })),
      },
      ...(volumes === undefined ? [] : [{ job_name: 'kubelet', static_configs: [{ targets: [volumes] }] }]),
    ],
  };
}
