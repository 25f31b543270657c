import { join } from 'node:path';
import { toGoogleChoice } from '@fabula/auth/google-config';
import { toSmtpSettings } from '@fabula/auth/mail-config';
import type { IdentityKeys } from '@fabula/auth/providers/oidc-provider/keys';
import { type Announced, createAuthService } from '@fabula/auth/service';
import { importStories } from '@fabula/catalogue/import-stories';
import { createCatalogueService } from '@fabula/catalogue/service';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { toClients } from '@fabula/gateway/clients-config';
import { toLimits } from '@fabula/gateway/limits-config';
import { createGateway, type GatewayPart } from '@fabula/gateway/service';
import type { Bus } from '@fabula/kit/bus';
import { Channel, newClient } from '@fabula/kit/client';
import { waitMeter } from '@fabula/kit/db';
import type { Lifecycle, Service } from '@fabula/kit/lifecycle';
import { FolderMediaStore } from '@fabula/kit/media-store';
import { type Metrics, mergedText } from '@fabula/kit/metrics';
import type { PartDeps } from '@fabula/kit/part';
import { MemoryPendingStore } from '@fabula/kit/pending';
import { PARTS, type Part } from '@fabula/kit/tokens';
import { createMediaService } from '@fabula/media/service';
import { FolderBlobs } from '@fabula/media/store/folder-blobs';
import { toModelConfig } from '@fabula/moment-engine/providers/openai/config';
import { createMomentEngineService } from '@fabula/moment-engine/service';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { MediaService } from '@fabula/proto/media/v1/media_pb';
import { RunService } from '@fabula/proto/run/v1/run_pb';
import { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { createRunService } from '@fabula/run/service';
import { toSpeechConfig } from '@fabula/speech/config';
import { createSpeechService } from '@fabula/speech/service';
import type { Addresses } from './addresses.ts';
import type { EmbeddedConfig } from './config.ts';
import type { EmbeddedDatabase } from './database.ts';
import type { Progress } from './progress.ts';
import { WEB_FOLDER } from './web-folder.ts';

export interface PartsOptions {
  readonly config: EmbeddedConfig;
  readonly database: EmbeddedDatabase;
  readonly bus: Bus;
  readonly identityKeys: IdentityKeys;
  readonly issuer: string;
  readonly origins: readonly string[];
  readonly addresses: Addresses;
  readonly progress: Progress;
  readonly lifecycle: Lifecycle;
  readonly depsOf: (part: Part) => PartDeps;
}

export interface StartedParts {
  readonly gateway: GatewayPart;
  /** Paths that are shown on the console: the first team member's link, the page of mails. */
  readonly announced: ReadonlyMap<Announced, string>;
  /** Of all parts. */
  readonly metrics: Pick<Metrics, 'text'>;
}

/** Starts all parts, those first that others call; they stop in reverse order. */
export async function startParts(options: PartsOptions): Promise<StartedParts> {
  const { progress, lifecycle } = options;
  const deps = Object.fromEntries(PARTS.map((part) => [part, options.depsOf(part)])) as Deps;
  const started: [string, Service][] = [];
  const keep = <S extends Service>(name: string, service: S): S => {
    lifecycle.add(name, () => service.close());
    started.unshift([name, service]);
    return service;
  };
  const announced = new Map<Announced, string>();
  progress.step('Reading the stories, waking the voices and ears');
  const media = startMedia(options, deps).then((part) => keep('media', part));
  await Promise.all([
    startSpeech(options, deps).then((part) => keep('speech', part)),
    Promise.all([media, publishStories(options, deps)])
      .then(() => startCatalogue(options, deps))
      .then((part) => keep('catalogue', part)),
    startAuth(options, deps, announced).then((part) => keep('auth', part)),
  ]);
  progress.step('Opening the doors');
  keep('run', await startRun(options, deps));
  keep('moment-engine', await startMomentEngine(options, deps));
  const gateway = keep('gateway', await startGateway(options, deps));
  // Who calls others drains before them.
  for (const [name, service] of started) lifecycle.onDrain(name, () => service.drain?.());
  const all = Object.values(deps).map(({ metrics }) => metrics);
  return { gateway, announced, metrics: { text: (format) => mergedText(all, format) } };
}

type Deps = Readonly<Record<Part, PartDeps>>;

function startSpeech({ config, addresses }: PartsOptions, deps: Deps) {
  const speech = toSpeechConfig(config);
  const cacheFolder = speech.cacheFolder ?? join(config.FABULA_DATA, 'cache', 'speech');
  return createSpeechService({
    ...deps.speech,
    rpcAddress: addresses.rpc.speech,
    speech: { ...speech, cacheFolder },
  });
}

/** The data folder is locked by this process, and nobody is served yet. */
function publishStories({ config, database }: PartsOptions, { catalogue }: Deps): Promise<number> {
  return importStories({
    db: database.of('catalogue'),
    log: catalogue.log,
    root: config.FABULA_STORIES ?? STORIES_ROOT,
    media: mediaStore(config),
    again: config.FABULA_PUBLISH_AGAIN,
  });
}

const mediaFolder = ({ FABULA_DATA: data }: EmbeddedConfig) => join(data, 'media');
const mediaStore = (config: EmbeddedConfig) => new FolderMediaStore(mediaFolder(config));

function startCatalogue({ database, bus, addresses }: PartsOptions, deps: Deps) {
  return createCatalogueService({
    ...deps.catalogue,
    rpcAddress: addresses.rpc.catalogue,
    db: database.of('catalogue', waitMeter(deps.catalogue.metrics)),
    bus,
    blobs: newClient(MediaService, new Channel(addresses.rpc.media, deps.catalogue)),
    authors: newClient(AuthService, new Channel(addresses.rpc.auth, deps.catalogue)),
    // One process has the folder, and a long text holds up everybody at its one connection.
    keepsText: false,
  });
}

function startMedia({ config, addresses }: PartsOptions, deps: Deps) {
  return createMediaService({
    ...deps.media,
    rpcAddress: addresses.rpc.media,
    httpAddress: addresses.mediaHttp,
    storiesFolder: config.FABULA_STORIES ?? STORIES_ROOT,
    cacheFolder: join(config.FABULA_DATA, 'cache', 'media'),
    store: mediaStore(config),
    blobs: new FolderBlobs(mediaFolder(config)),
  });
}

function startAuth(options: PartsOptions, deps: Deps, announced: Map<Announced, string>) {
  const { config, database, bus, addresses, issuer, origins, identityKeys } = options;
  return createAuthService({
    ...deps.auth,
    rpcAddress: addresses.rpc.auth,
    httpAddress: addresses.authHttp,
    db: database.of('auth', waitMeter(deps.auth.metrics)),
    ...{ bus, issuer, origins, identityKeys, smtp: toSmtpSettings(config) },
    google: toGoogleChoice(config, origins),
    announce: (what, path) => void announced.set(what, path),
    accessTokenSeconds: config.FABULA_ACCESS_TOKEN_TTL,
  });
}

function startRun({ config, database, bus, addresses }: PartsOptions, deps: Deps) {
  const catalogue = new Channel(addresses.rpc.catalogue, deps.run);
  return createRunService({
    ...deps.run,
    rpcAddress: addresses.rpc.run,
    db: database.of('run', waitMeter(deps.run.metrics)),
    bus,
    catalogue: newClient(CatalogueService, catalogue),
    rights: newClient(AuthoringService, catalogue),
    runSeed: config.FABULA_RUN_SEED,
  });
}

function startMomentEngine({ config, database, bus, addresses }: PartsOptions, deps: Deps) {
  const own = deps['moment-engine'];
  return createMomentEngineService({
    ...own,
    rpcAddress: addresses.rpc.momentEngine,
    run: newClient(RunService, new Channel(addresses.rpc.run, own)),
    speech: newClient(SpeechService, new Channel(addresses.rpc.speech, own)),
    catalogue: newClient(CatalogueService, new Channel(addresses.rpc.catalogue, own)),
    model: { config: toModelConfig(config), db: database.of('moment-engine', waitMeter(own.metrics)), bus },
    turnLog: config.FABULA_TURN_LOG,
  });
}

function startGateway({ config, addresses, origins }: PartsOptions, deps: Deps) {
  return createGateway({
    ...deps.gateway,
    host: config.FABULA_HOST,
    port: config.FABULA_PORT,
    peers: addresses.rpc,
    authHttp: addresses.authHttp,
    mediaHttp: addresses.mediaHttp,
    pending: new MemoryPendingStore(),
    webFolder: WEB_FOLDER,
    clients: toClients(config),
    limits: toLimits(config),
    origins,
    isWhole: true,
  });
}
