import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Channel, newClient } from '@fabula/kit/client';
import type { Counters } from '@fabula/kit/counters';
import { Lifecycle, type Service } from '@fabula/kit/lifecycle';
import type { Metrics } from '@fabula/kit/metrics';
import type { PartDeps } from '@fabula/kit/part';
import type { PendingStore } from '@fabula/kit/pending';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { MediaService } from '@fabula/proto/media/v1/media_pb';
import { MomentEngineService } from '@fabula/proto/moment/v1/moment_pb';
import { RunService } from '@fabula/proto/run/v1/run_pb';
import { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { closeHttp, drainInOrder } from './drain.ts';
import { PeerHealth } from './health/peer-health.ts';
import { httpApp } from './http/app.ts';
import { type Clients, DEFAULT_CLIENTS } from './http/clients.ts';
import { isOurOrigin } from './http/origin.ts';
import { DEFAULT_TIMING, type Timing } from './socket/deps.ts';
import { DEFAULT_LIMITS, type PlayerLimits, RateLimits } from './socket/limits.ts';
import { socketMeters } from './socket/meters.ts';
import { Owners } from './socket/owners.ts';
import { SocketServer } from './socket/server.ts';
import { DEFAULT_RETRY, type Retry } from './turns/deps.ts';
import { TurnFrames } from './turns/frames.ts';
import { Heard } from './turns/heard.ts';
import { Turns } from './turns/turns.ts';

/** Parts by the address that their gRPC is reached at: `unix:/path`, `dns:///name:port`, `ipv4:a:1,b:2`. */
export interface Peers {
  readonly auth: string;
  readonly catalogue: string;
  readonly run: string;
  readonly momentEngine: string;
  readonly speech: string;
  readonly media: string;
}

export interface GatewaySettings extends PartDeps {
  /** Where players come: port 0 takes a free one. */
  readonly host: string;
  readonly port: number;
  readonly peers: Peers;
  /** auth's and media's own HTTP: `unix:/path` or `host:port`. */
  readonly authHttp: string;
  readonly mediaHttp: string;
  readonly keycloakHttp?: string | undefined;
  /** Closed with the gateway. */
  readonly pending: PendingStore;
  /** The built web app. */
  readonly webFolder: string;
  /** Addresses of the site beside the host that is asked, e.g. https://play.example.org. */
  readonly origins?: readonly string[];
  readonly clients?: Clients;
  /** Requests of clients, over all gateways; without them this one counts by itself. Closed with the gateway. */
  readonly counters?: Counters | undefined;
  /** Served at `/metrics` of this port; nothing is served there without it. */
  readonly publicMetrics?: Pick<Metrics, 'text' | 'registry'> | undefined;
  readonly limits?: PlayerLimits;
  /** For tests. */
  readonly timing?: Timing;
  readonly retry?: Retry;
}

export interface GatewayPart extends Service {
  readonly port: number;
}

/** The one part that players speak to: HTTP and `/ws`. */
export async function createGateway(settings: GatewaySettings): Promise<GatewayPart> {
  const { log, metrics, origins = [] } = settings;
  const lifecycle = new Lifecycle(log);
  watchPeers(settings.peers, lifecycle);
  const { counters } = settings;
  if (counters) lifecycle.add('counters', () => counters.close());
  lifecycle.add('pending', () => settings.pending.close());
  lifecycle.check('pending', () => settings.pending.check());
  const channels = openChannels(settings, lifecycle);
  const run = newClient(RunService, channels.run);
  const heard = new Heard(run, log);
  const turns = openTurns(settings, { channels, heard, lifecycle });
  const http = createServer();
  lifecycle.add('http', () => closeHttp(http));
  const sockets = new SocketServer(http, {
    players: settings.verifiers.players,
    pending: settings.pending,
    turns,
    heard,
    owners: new Owners(run),
    limits: new RateLimits(settings.limits ?? DEFAULT_LIMITS),
    meters: socketMeters(metrics),
    timing: settings.timing ?? DEFAULT_TIMING,
    log,
    isOurOrigin: ({ headers }) => isOurOrigin(headers, origins),
  });
  lifecycle.add('sockets', () => sockets.close());
  drainInOrder({ lifecycle, http, sockets, turns });
  http.on('request', appOf(settings, channels, lifecycle));
  http.listen(settings.port, settings.host);
  await once(http, 'listening');
  return {
    port: (http.address() as AddressInfo).port,
    ready: () => lifecycle.ready(),
    drain: () => lifecycle.drain(),
    close: () => lifecycle.close(),
  };
}

type Channels = Readonly<Record<keyof Peers, Channel>>;

function openChannels({ peers, signer, log, metrics }: GatewaySettings, lifecycle: Lifecycle): Channels {
  const open = ([name, address]: [string, string]) => {
    const channel = new Channel(address, { signer, log, metrics });
    lifecycle.add(`channel to ${name}`, () => channel.close());
    return [name, channel];
  };
  return Object.fromEntries(Object.entries(peers).map(open)) as Channels;
}

function watchPeers(peers: Peers, lifecycle: Lifecycle): void {
  for (const [name, address] of Object.entries(peers)) {
    const peer = new PeerHealth(address);
    lifecycle.add(`health of ${name}`, () => peer.close());
    lifecycle.check(name, () => peer.check());
  }
}

interface TurnParts {
  readonly channels: Channels;
  readonly heard: Heard;
  readonly lifecycle: Lifecycle;
}

function openTurns(settings: GatewaySettings, { channels, heard, lifecycle }: TurnParts): Turns {
  const { log, metrics, pending, retry = DEFAULT_RETRY } = settings;
  const turns = new Turns({
    engine: newClient(MomentEngineService, channels.momentEngine),
    frames: new TurnFrames(pending),
    heard,
    retry,
    log,
    metrics,
    turnsAgain: metrics.counter(
      'fabula_turns_again_total',
      'Turns sent to an engine again after one left them',
    ),
  });
  lifecycle.add('turns', () => turns.close());
  return turns;
}

function appOf(settings: GatewaySettings, channels: Channels, lifecycle: Lifecycle) {
  const { auth, catalogue, run, momentEngine, speech, media } = channels;
  return httpApp({
    ...settings,
    ready: () => lifecycle.ready(),
    origins: settings.origins ?? [],
    clients: settings.clients ?? DEFAULT_CLIENTS,
    metrics: settings.publicMetrics,
    catalogue: newClient(CatalogueService, catalogue),
    speech: newClient(SpeechService, speech),
    upstreams: [
      { service: AuthService, channel: auth, cookies: true },
      { service: CatalogueService, channel: catalogue, cookies: false },
      { service: RunService, channel: run, cookies: false },
      { service: MomentEngineService, channel: momentEngine, cookies: false },
      { service: SpeechService, channel: speech, cookies: false },
      { service: MediaService, channel: media, cookies: false },
    ],
  });
}
