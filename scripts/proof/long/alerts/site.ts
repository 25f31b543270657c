import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startNats } from '@fabula/kit/testing/nats';
import { startPostgres } from '@fabula/kit/testing/postgres';
import { findProgram, type Running } from '@fabula/kit/testing/programs';
import { startRedis } from '@fabula/kit/testing/redis';
import { ModelServer } from '../../../../services/moment-engine/test/model/model-server.ts';
import { type Distributed, startDistributed } from '../../../stage/distributed.ts';
import { isRunning, markOf } from '../../../stage/managed-process.ts';
import { Prometheus } from '../../prometheus.ts';
import { SAME_DICE } from '../../stage-env.ts';
import { type TempFolder, tempFolder } from '../../temp-folder.ts';
import { until } from '../../until.ts';
import { behaveByName, GOOD_MODEL, modelEnv } from './model.ts';
import { Volume } from './volume.ts';

/** So many times shorter are windows and waits of the rules here: an hour is three minutes. What they compare with is the same. */
export const FASTER = 20;

/** What does not stir for so long is over: some scrapes and evaluations. */
export const OVER_MS = 12_000;

export const STORES = ['postgres', 'nats', 'redis'] as const;
export type Store = (typeof STORES)[number];

interface Opened {
  readonly folder: TempFolder;
  readonly stage: Distributed;
  readonly prometheus: Prometheus;
  readonly model: ModelServer | undefined;
  readonly volume: Volume | undefined;
}

export interface SiteOptions {
  /** A language model directs. */
  readonly hasModel?: boolean;
  /** The bus has a small disk of its own, where that can be. */
  readonly hasVolume?: boolean;
}

const run = promisify(execFile);
const portOf = (url: string) => Number(new URL(url).port);

/** All parts as processes, real stores, and a Prometheus with the chart's rules on a faster clock. */
export class Site {
  readonly stage: Distributed;
  readonly prometheus: Prometheus;
  /** Whom somebody can ask who is none of this site, and what comes of it. */
  readonly others = new Map<string, () => void>();
  private readonly again: Running[] = [];

  private constructor(private readonly opened: Opened) {
    this.stage = opened.stage;
    this.prometheus = opened.prometheus;
  }

  /** What was started is stopped again where something does not start. */
  static async open(name: string, { hasModel, hasVolume }: SiteOptions = {}): Promise<Site> {
    const folder = tempFolder(`alerts-${name}`);
    const volume = hasVolume && Volume.isPossible ? await Volume.mount(join(folder.path, 'nats')) : undefined;
    const model = hasModel ? await ModelServer.start() : undefined;
    try {
      return await Site.start({ folder, volume, model });
    } catch (error) {
      await model?.close();
      volume?.close();
      folder.remove();
      throw error;
    }
  }

  private static async start(before: Omit<Opened, 'stage' | 'prometheus'>): Promise<Site> {
    const { folder, volume, model } = before;
    if (model) model.usual = behaveByName(model);
    const env = {
      ...{ ...SAME_DICE, FABULA_ACCESS_TOKEN_TTL: '3600' },
      ...(model && modelEnv(model.url, GOOD_MODEL)),
    };
    const stage = await startDistributed({ folder: folder.path, env });
    try {
      const prometheus = await Prometheus.start(join(folder.path, 'prometheus'), stage.metrics, {
        faster: FASTER,
        volumes: volume?.address,
      });
      return new Site({ ...before, stage, prometheus });
    } catch (error) {
      await stage.stop();
      throw error;
    }
  }

  get origin(): string {
    return this.stage.origin;
  }

  /** Data, and logs in a folder of that name. */
  get folder(): string {
    return this.opened.folder.path;
  }

  /** How its engines come to their language model, as its values say; nothing where it has none. */
  get modelSettings(): Readonly<Record<string, string>> {
    const { model } = this.opened;
    return model ? modelEnv(model.url, GOOD_MODEL) : {};
  }

  /** Throws where this machine gave none. */
  get volume(): Volume {
    const { volume } = this.opened;
    if (!volume) throw new Error('the bus has no disk of its own here');
    return volume;
  }

  async close(): Promise<void> {
    const { prometheus, stage, model, volume, folder } = this.opened;
    await prometheus.stop();
    await stage.stop();
    for (const store of this.again) await store.stop();
    await model?.close();
    volume?.close();
    folder.remove();
  }

  /**
   * What `kubectl delete pod`, `rollout restart` and `docker compose restart` come to, with other settings where they changed:
   * who can ends its turns first.
   */
  async restart(names: readonly string[], env?: Readonly<Record<string, string>>): Promise<void> {
    for (const name of names) {
      await this.stage.processes.get(name)?.stop();
      await this.stage.restart(name, env);
    }
  }

  /** Kills parts. */
  async kill(names: readonly string[]): Promise<void> {
    for (const name of names) await this.stage.processes.get(name)?.kill();
  }

  /** A store is gone from one moment to the next. */
  async takeAway(name: Store): Promise<void> {
    const { pid } = this.running(name);
    const mark = markOf(name, pid);
    // Postgres' own children go with it only where it is told.
    process.kill(pid, name === 'postgres' ? 'SIGINT' : 'SIGKILL');
    await until(() => (isRunning(mark) ? undefined : true));
  }

  /** It is there again, with its data, where it was. */
  async bringBack(name: Store): Promise<void> {
    const options = this.placeOf(name);
    if (name === 'postgres')
      this.again.push(
        await startPostgres({ ...options, password: new URL(this.stage.stores[name].url).password }),
      );
    else this.again.push(await (name === 'nats' ? startNats : startRedis)(options));
  }

  /** NATS answers again, has lost what it had, and keeps nothing. */
  async bringBackWithoutStore(): Promise<void> {
    const place = this.placeOf('nats');
    for (const name of readdirSync(place.folder))
      rmSync(join(place.folder, name), { recursive: true, force: true });
    this.again.push(await startNats({ ...place, hasStore: false }));
  }

  /** The process of a store; undefined where it is away. */
  pidOf(name: Store): number | undefined {
    const { pid } = this.running(name);
    return isRunning(markOf(name, pid)) ? pid : undefined;
  }

  /** What psql answers, a line for each row, its columns parted by `|`. */
  async psql(sql: string): Promise<string[]> {
    const { url } = this.stage.stores.postgres;
    const { stdout } = await run(findProgram('psql'), [url, '-XAt', '-c', sql]);
    return stdout.split('\n').filter((line) => line !== '');
  }

  private placeOf(name: Store) {
    return { folder: join(this.folder, name), port: portOf(this.stage.stores[name].url) };
  }

  private running(name: Store): Running {
    const { url } = this.stage.stores[name];
    return this.again.findLast((store) => store.url === url) ?? this.stage.stores[name];
  }
}
