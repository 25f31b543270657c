import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@fabula/kit/log';
import { createMetrics, type Metrics } from '@fabula/kit/metrics';
import { MemoryPendingStore } from '@fabula/kit/pending';
import { TestIdentity } from '@fabula/kit/testing/identity';
import { createGateway, type GatewayPart, type GatewaySettings } from '../../src/service.ts';
import { DEFAULT_TIMING } from '../../src/socket/deps.ts';
import { Engine } from './engine.ts';
import { LogLines } from './log-lines.ts';
import { Peers } from './peers.ts';
import { Player } from './player.ts';

/** Far above what a test sends, except where a test is about it. */
const LIMITS = { inputsPerMinute: 1_000, audioSecondsPerMinute: 1_000 };
const CLIENTS = { trustedProxies: 0, requestsPerMinute: 100_000 };

export interface RunningGateway {
  readonly gateway: GatewayPart;
  readonly port: number;
  readonly metrics: Metrics;
}

/** The gateway between real sockets and peers under control, all over the wire. */
export class Stage {
  readonly identity = new TestIdentity();
  readonly peers = new Peers(this.identity);
  readonly engine = new Engine(this.identity);
  readonly logged = new LogLines();
  readonly folder = mkdtempSync(join(tmpdir(), 'fabula-gateway-'));
  private readonly gateways: GatewayPart[] = [];
  private readonly players: Player[] = [];
  private addresses = { peers: '', engine: '' };

  static async open(): Promise<Stage> {
    const stage = new Stage();
    stage.addresses = {
      peers: await stage.peers.listen(`unix:${join(stage.folder, 'peers.sock')}`),
      engine: await stage.engine.listen('127.0.0.1:0'),
    };
    return stage;
  }

  get engineAddress(): string {
    return this.addresses.engine;
  }

  async gateway(
    changes: Partial<GatewaySettings> & { engine?: string; speech?: string } = {},
  ): Promise<RunningGateway> {
    const { peers } = this.addresses;
    const { engine = this.addresses.engine, speech = peers, ...settings } = changes;
    const metrics = createMetrics('gateway');
    const gateway = await createGateway({
      part: 'gateway',
      log: createLogger('gateway', { destination: this.logged }),
      metrics,
      signer: this.identity.signer('gateway'),
      verifiers: this.identity.verifiers,
      host: '127.0.0.1',
      port: 0,
      peers: { auth: peers, catalogue: peers, run: peers, momentEngine: engine, speech, media: peers },
      authHttp: '127.0.0.1:1',
      mediaHttp: '127.0.0.1:1',
      pending: new MemoryPendingStore(),
      webFolder: join(this.folder, 'web'),
      limits: LIMITS,
      clients: CLIENTS,
      timing: DEFAULT_TIMING,
      retry: { firstPauseMs: 20, longestPauseMs: 50, forMs: 60_000, silenceMs: 4_000 },
      ...settings,
    });
    this.gateways.push(gateway);
    return { gateway, port: gateway.port, metrics };
  }

  /** A player story of a player. */
  story(player: string): string {
    const id = randomUUID();
    this.peers.owners.set(id, player);
    return id;
  }

  /** A socket of a player, past its Welcome. */
  async connect({ port }: { port: number }, player: string): Promise<Player> {
    const socket = await Player.connect(port, await this.identity.playerToken(player));
    this.players.push(socket);
    await socket.until('Welcome');
    return socket;
  }

  async close(): Promise<void> {
    for (const player of this.players) player.vanish();
    await Promise.all(this.gateways.map((gateway) => gateway.close()));
    await Promise.all([this.peers.close(), this.engine.kill()]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
