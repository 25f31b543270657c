import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Channel, newClient } from '@fabula/kit/client';
import type { Counters } from '@fabula/kit/counters';
import { fewHandles } from '@fabula/kit/file-handles';
import { ifRoom } from '@fabula/kit/http-room';
import { type ArrivalTimes, newHttpServer } from '@fabula/kit/http-server';
import { Lifecycle, type Service } from '@fabula/kit/lifecycle';
import { isOurOrigin } from '@fabula/kit/origin';
import type { PartDeps } from '@fabula/kit/part';
import type { PendingStore } from '@fabula/kit/pending';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { MediaService } from '@fabula/proto/media/v1/media_pb';
import { AssistService } from '@fabula/proto/moment/v1/assist_pb';
import { MomentEngineService } from '@fabula/proto/moment/v1/moment_pb';
import { RunService } from '@fabula/proto/run/v1/run_pb';
import { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { closeHttp, drainInOrder } from './drain.ts';
import { Engines } from './engines/engines.ts';
import { partStates } from './health/part-states.ts';
import { httpApp } from './http/app.ts';
import { type Clients, DEFAULT_CLIENTS } from './http/clients.ts';
import { fixedHeaders } from './http/security-headers.ts';
import { bringsFile } from './http/uploads.ts';
import { DEFAULT_TIMING, type Timing } from './socket/deps.ts';
import { DEFAULT_LIMITS, type PlayerLimits, RateLimits } from './socket/limits.ts';
import { socketMeters } from './socket/meters.ts';
import { Owners } from './socket/owners.ts';
import { SocketServer } from './socket/server.ts';
import { soundMeters } from './sounds/meters.ts';
import { type Patience, Sounds } from './sounds/sounds.ts';
import { TurnFrames } from './turns/frames.ts';
import { turnMeters } from './turns/meters.ts';
import { PlaybackReports } from './turns/playback-reports.ts';
import { DEFAULT_RETRY, type Retry } from './turns/retry.ts';
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
  readonly authHttp: string | readonly string[];
  readonly mediaHttp: string | readonly string[];
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
  readonly limits?: PlayerLimits;
  /** Milliseconds for which it says that it is not ready before it drains; 0 where it is not told. */
  readonly lingerMs?: number;
  /** All parts run in this process: it is ready when they are. */
  readonly isWhole?: boolean;
  /** For tests. */
  readonly timing?: Timing;
  readonly retry?: Retry;
  readonly patience?: Patience;
  readonly arrival?: ArrivalTimes | undefined;
}

export interface GatewayPart extends Service {
  readonly port: number;
}

/** The one part that players speak to: HTTP and `/ws`. */
export async function createGateway(settings: GatewaySettings): Promise<GatewayPart> {
  const { log, metrics, origins = [] } = settings;
  const lifecycle = new Lifecycle(log, settings.leave);
  // Opened, and not only looked for: without a file handle nothing can be served.
  lifecycle.check('web', async () => (await open(join(settings.webFolder, 'index.html'))).close());
  const { counters } = settings;
  if (counters) lifecycle.add('counters', () => counters.close());
  lifecycle.add('pending', () => settings.pending.close());
  const channels = openChannels(settings, lifecycle);
  const run = newClient(RunService, channels.run);
  const playback = new PlaybackReports(run, log);
  const engines = new Engines(settings.peers.momentEngine, settings);
  lifecycle.add('engines', () => engines.close());
  const sounds = new Sounds({
    speech: newClient(SpeechService, channels.speech),
    meters: soundMeters(metrics),
    ...{ log, patience: settings.patience },
  });
  lifecycle.add('sounds', () => sounds.close());
  const turns = openTurns(settings, { engines, playback, sounds, lifecycle });
  const few = fewHandles();
  if (few) log.warn(few);
  const http = newHttpServer(undefined, { arrival: settings.arrival, bringsFile, log, metrics });
  lifecycle.add('http', () => closeHttp(http));
  const sockets = new SocketServer(http, {
    players: settings.verifiers.players,
    pending: settings.pending,
    sounds,
    turns,
    playback,
    owners: new Owners(run),
    limits: new RateLimits(settings.limits ?? DEFAULT_LIMITS),
    meters: socketMeters(metrics),
    timing: settings.timing ?? DEFAULT_TIMING,
    log,
    isOurOrigin: ({ headers }) => isOurOrigin(headers, origins),
    fixedHeaders: fixedHeaders(origins),
    lingerMs: settings.lingerMs ?? 0,
  });
  lifecycle.add('sockets', () => sockets.close());
  const { ended } = settings.verifiers;
  ended?.onChange(() => sockets.end((player) => ended.covers(player)));
  drainInOrder({ lifecycle, http, sockets, turns });
  http.on('request', ifRoom(appOf(settings, { channels, engines, lifecycle })));
  http.listen(settings.port, settings.host);
  await once(http, 'listening');
  return {
    port: (http.address() as AddressInfo).port,
    ...lifecycle.asService(),
  };
}

/** Engines are spoken to one by one. */
type Channels = Readonly<Record<Exclude<keyof Peers, 'momentEngine'>, Channel>>;

function openChannels({ peers, ...settings }: GatewaySettings, lifecycle: Lifecycle): Channels {
  const { momentEngine: _, ...others } = peers;
  const open = ([name, address]: [string, string]) => {
    const channel = new Channel(address, settings);
    lifecycle.add(`channel to ${name}`, () => channel.close());
    return [name, channel];
  };
  return Object.fromEntries(Object.entries(others).map(open)) as Channels;
}

interface TurnParts {
  readonly engines: Engines;
  readonly playback: PlaybackReports;
  readonly sounds: Sounds;
  readonly lifecycle: Lifecycle;
}

function openTurns(settings: GatewaySettings, { engines, playback, sounds, lifecycle }: TurnParts): Turns {
  const { log, metrics, pending, retry = DEFAULT_RETRY } = settings;
  const meters = turnMeters(metrics);
  const turns = new Turns({
    engines,
    frames: new TurnFrames(pending, meters),
    sounds,
    playback,
    retry,
    log,
    meters,
  });
  lifecycle.add('turns', () => turns.close());
  return turns;
}

interface AppParts {
  readonly channels: Channels;
  readonly engines: Engines;
  readonly lifecycle: Lifecycle;
}

function appOf(settings: GatewaySettings, { channels, engines, lifecycle }: AppParts) {
  const { auth, catalogue, run, speech, media } = channels;
  return httpApp({
    ...settings,
    ready: () => lifecycle.ready(),
    parts: partStates(settings, lifecycle),
    origins: settings.origins ?? [],
    clients: settings.clients ?? DEFAULT_CLIENTS,
    catalogue: newClient(CatalogueService, catalogue),
    speech: newClient(SpeechService, speech),
    upstreams: [
      { service: AuthService, channel: auth, cookies: true },
      { service: CatalogueService, channel: catalogue, cookies: false },
      { service: AuthoringService, channel: catalogue, cookies: false },
      { service: RunService, channel: run, cookies: false },
      { service: MomentEngineService, channel: engines, cookies: false },
      { service: AssistService, channel: engines, cookies: false },
      { service: SpeechService, channel: speech, cookies: false },
      { service: MediaService, channel: media, cookies: false },
    ],
  });
}
