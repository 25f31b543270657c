import type { Look } from '../metrics/look.ts';
import { look } from '../metrics/look.ts';
import { type ServerFigures, serverFigures } from '../metrics/server-figures.ts';
import type { Site } from '../site/find-site.ts';
import { lookAtMachine, type MachineLook, type MachineUse, machineUse } from './machine-use.ts';

/** What site and machine did in a span of time. */
export interface Watched {
  readonly name: string;
  readonly server: ServerFigures;
  readonly machine: MachineUse;
}

/** What was seen at one moment. */
export interface Moment {
  readonly site: Look;
  readonly machine: MachineLook;
}

/** Milliseconds between two looks at what a process has used: one that has ended tells no more. */
const SAMPLED_MS = 500;

/** Looks at the site and at this machine from time to time, and tells what was between. */
export class Watch {
  private readonly pids: ReadonlyMap<string, number>;
  private readonly sampler: NodeJS.Timeout;
  private newest: MachineLook;
  private readonly moments: Moment[] = [];
  /** Parts that did not answer, by what they were asked. */
  readonly away = new Map<string, string>();

  /** @param generator the process id of what makes the load */
  constructor(
    private readonly site: Site,
    generator: number,
  ) {
    this.pids = new Map([...site.pids, ['generator', generator]]);
    this.newest = lookAtMachine(this.pids);
    this.sampler = setInterval(() => this.lookAtMachine(), SAMPLED_MS);
  }

  close(): void {
    clearInterval(this.sampler);
  }

  private lookAtMachine(): MachineLook {
    const now = lookAtMachine(this.pids);
    const known = this.newest.cpuMs;
    const cpuMs = new Map([...now.cpuMs].map(([name, ms]) => [name, Math.max(ms, known.get(name) ?? 0)]));
    this.newest = { ...now, cpuMs };
    return this.newest;
  }

  async now(): Promise<Moment> {
    const machine = this.lookAtMachine();
    const moment = { machine, site: await look(this.site.metrics, (part, why) => this.away.set(part, why)) };
    this.moments.push(moment);
    return moment;
  }

  /** Of two moments of this watch. */
  between(name: string, before: Moment, after: Moment): Watched {
    const since = this.moments.slice(this.moments.indexOf(before) + 1, this.moments.indexOf(after) + 1);
    const looks = since.map(({ site }) => site);
    const server = serverFigures(before.site, after.site, looks);
    const machine = machineUse(before.machine, after.machine);
    // Processes that are seen from outside are seen with their children, which hear and speak for them.
    const parts = server.parts.map((one) => ({
      ...one,
      cpuPercent: machine.cpuPercent[one.part] ?? one.cpuPercent,
    }));
    return { name, server: { ...server, parts }, machine };
  }
}
