import { setTimeout as sleep } from 'node:timers/promises';
import { type Called, type Fault, seriesOf } from '../proof/long/alerts/fault.ts';
import { OVER_MS, type Site, STORES } from '../proof/long/alerts/site.ts';
import type { ActiveAlert, Prometheus } from '../proof/prometheus.ts';

export interface Drill {
  readonly site: Site;
  readonly fault: Fault;
  readonly say: (text: string) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
}

const PAUSE_MS = 1_000;
/** What tells alerts of one name apart; the rest is of where the site runs. */
const NAMELESS = new Set(['alertname', 'namespace', 'severity', 'runbook_url']);

/** Of a site that is minutes old these tell of its start, which nobody is called for. */
const SLOW_BURNS = new Set(['slow', 'steady']);
/** A machine that is busy with more than the site may never be quiet. */
const LONGEST_START_MS = 60_000;

const alertsOf = async (prometheus: Prometheus): Promise<readonly ActiveAlert[]> =>
  (await prometheus.alerts()).filter(({ labels }) => !SLOW_BURNS.has(labels.burn ?? ''));

/** Waits until nothing has stirred for a while since the start. Answers what fires all the same. */
export async function untilQuiet(prometheus: Prometheus, signal: AbortSignal): Promise<string[]> {
  const started = Date.now();
  for (let quietSince = started; ; ) {
    const alerts = await alertsOf(prometheus);
    if (alerts.length > 0) quietSince = Date.now();
    if (Date.now() - quietSince > OVER_MS) return [];
    if (Date.now() - started > LONGEST_START_MS)
      return alerts.filter(({ state }) => state === 'firing').map(titleOf);
    await sleep(PAUSE_MS, undefined, { signal });
  }
}

/**
 * Tells of each alert when it fires and when no more, as somebody is called who knows nothing else. Answers once those of the
 * fault have fired and have not stirred for a while, with all there that was started: milliseconds since the first of them.
 */
export async function watch({ site, fault: { alerts }, say, signal }: Drill): Promise<number> {
  const { prometheus } = site;
  const pages = new Pages(say, await besideThose(prometheus, alerts));
  let firedAt: number | undefined;
  let quietSince = Date.now();
  for (;;) {
    signal.throwIfAborted();
    pages.tell(await alertsOf(prometheus));
    const answers = await Promise.all(alerts.map((called) => prometheus.ask(seriesOf(called, '.+'))));
    const stirring = answers.flat();
    if (stirring.some(({ labels }) => labels.alertstate === 'firing')) firedAt ??= Date.now();
    // Of a store or part that is away there are no numbers, and so no alert.
    if (stirring.length > 0 || !isWhole(site)) quietSince = Date.now();
    if (firedAt !== undefined && Date.now() - quietSince > OVER_MS) return quietSince - firedAt;
    await sleep(PAUSE_MS, undefined, { signal });
  }
}

/** What fires already is of the making of the fault, such as a part that had to be started again. */
async function besideThose(
  prometheus: Prometheus,
  alerts: readonly Called[],
): Promise<readonly ActiveAlert[]> {
  const isOfFault = (name: string | undefined) => alerts.some(({ alert }) => alert === name);
  return (await alertsOf(prometheus)).filter(({ labels }) => !isOfFault(labels.alertname));
}

const isWhole = (site: Site): boolean =>
  [...site.stage.processes.values()].every(({ isRunning }) => isRunning) &&
  STORES.every((name) => site.pidOf(name) !== undefined);

/** Who is called, and of what. Of alerts that fired before nothing is told. */
class Pages {
  private before: ReadonlySet<string>;
  private readonly told = new Set<string>();
  private readonly named = new Set<string>();

  constructor(
    private readonly say: (text: string) => void,
    alerts: readonly ActiveAlert[],
  ) {
    this.before = new Set(firingOf(alerts).keys());
  }

  tell(alerts: readonly ActiveAlert[]): void {
    const now = firingOf(alerts);
    for (const [title, alert] of now) if (!this.before.has(title)) this.fires(title, alert);
    for (const title of this.before)
      if (!now.has(title) && this.told.has(title)) this.say(`fires no more: ${title}`);
    this.before = new Set(now.keys());
  }

  private fires(title: string, { labels, annotations }: ActiveAlert): void {
    this.say(`FIRES: ${title}. ${annotations.summary ?? ''}`);
    this.told.add(title);
    const name = labels.alertname ?? '';
    if (!this.named.has(name)) this.say(`  its page: deploy/runbooks/${name}.md`);
    this.named.add(name);
  }
}

const firingOf = (alerts: readonly ActiveAlert[]): ReadonlyMap<string, ActiveAlert> =>
  new Map(alerts.filter(({ state }) => state === 'firing').map((one) => [titleOf(one), one]));

function titleOf({ labels }: ActiveAlert): string {
  const told = Object.entries(labels).filter(([name]) => !NAMELESS.has(name));
  const where = told.map(([name, value]) => `${name.replace(/^app_kubernetes_io_/, '')}=${value}`).join(' ');
  return `${labels.alertname ?? ''}${where === '' ? '' : ` (${where})`}`;
}
