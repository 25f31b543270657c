import { BoundedFolder } from '@fabula/kit/bounded-folder';
import { loadHandlers } from '@fabula/kit/handlers';
import { type HttpListener, listenHttp } from '@fabula/kit/http';
import type { ArrivalTimes } from '@fabula/kit/http-server';
import { Lifecycle, type Service } from '@fabula/kit/lifecycle';
import type { Logger } from '@fabula/kit/log';
import type { MediaStore } from '@fabula/kit/media-store';
import { httpMeter, metered, routesBy } from '@fabula/kit/metrics';
import type { PartDeps } from '@fabula/kit/part';
import { RpcServer } from '@fabula/kit/server';
import { MediaService } from '@fabula/proto/media/v1/media_pb';
import { RenderShares } from './domain/render-shares.ts';
import type { IntakeLimits } from './domain/upload/limits.ts';
import { bringsFile, mediaApp } from './http/app.ts';
import { ImageRenderer } from './providers/sharp/render.ts';
import { renderMeters } from './render-meters.ts';
import type { BlobStore } from './store/blobs.ts';
import { ReleaseMedia } from './store/release-media.ts';
import { StoryMedia } from './store/story-media.ts';

export interface MediaSettings extends PartDeps {
  readonly rpcAddress: string;
  readonly httpAddress: string;
  readonly storiesFolder: string | undefined;
  readonly cacheFolder: string;
  /** Published media. */
  readonly store: MediaStore;
  /** What authors upload. */
  readonly blobs: BlobStore;
  /** For tests: what is waited for, and how much comes at once. */
  readonly arrival?: ArrivalTimes | undefined;
  readonly intake?: IntakeLimits | undefined;
}

export interface MediaPart extends Service {
  readonly rpcAddress: string;
  readonly httpAddress: string;
}

// Of one network address: a page that is the first one to show all stories asks for some forty.
const RENDERS_A_MINUTE = 240;
// Of each picture there are a score of sizes in two formats: this is room for hundreds of pictures with all of theirs. What was
// drawn first goes first, so that no picture that is sent costs a write.
const CACHE = { mostBytes: 1024 ** 3, endings: ['.webp', '.jpeg'], isDeep: true };

const ROUTES = routesBy({
  '/media/image': 'image',
  '/media/forged': 'forged',
  '/media/audio': 'audio',
  '/media/avatar': 'avatar',
  '/media/blob': 'upload',
  '/healthz': 'health',
});

/** Pictures, video, sounds and avatars: over HTTP for pages, over gRPC for other parts. */
export async function createMediaService(settings: MediaSettings): Promise<MediaPart> {
  const { log, metrics } = settings;
  const lifecycle = new Lifecycle(log);
  const stories = new StoryMedia(settings.storiesFolder, log);
  const media = new ReleaseMedia({ today: stories, store: settings.store, blobs: settings.blobs, log });
  const renderer = new ImageRenderer(new BoundedFolder({ folder: settings.cacheFolder, ...CACHE }), {
    meters: renderMeters(metrics),
  });
  metrics.sampled({
    ...{ name: 'fabula_renders_queued', help: 'Pictures that wait to be drawn' },
    read: () => renderer.queued,
  });
  const shares = new RenderShares(RENDERS_A_MINUTE);
  const { blobs, verifiers } = settings;
  const uploading = { blobs, players: verifiers.players, log, limits: settings.intake };
  const app = metered(mediaApp({ media, renderer, shares, log, uploading }), httpMeter(metrics, ROUTES));
  const { arrival } = settings;
  const http: HttpListener = await listenHttp(app, settings.httpAddress, {
    ...{ arrival, bringsFile },
    ...{ log, metrics },
  });
  lifecycle.add('http', () => http.close());
  lifecycle.onRetire(() => http.retire());
  lifecycle.add('sweeping', sweepAgainAndAgain(blobs, log));
  const server = new RpcServer(settings).add(
    MediaService,
    await loadHandlers(MediaService, new URL('./rpc/', import.meta.url), { stories, blobs }),
  );
  const rpcAddress = await server.listen(settings.rpcAddress);
  lifecycle.add('rpc', () => server.close());
  lifecycle.onDrain('rpc', () => server.stopAccepting());
  server.needs(lifecycle);
  return {
    rpcAddress,
    httpAddress: http.address,
    ...lifecycle.asService(),
  };
}

const SWEEP_MS = 3_600_000;

/** Removes what killed processes left of files on their way: now, and every hour until it is told to stop. */
function sweepAgainAndAgain(blobs: BlobStore, log: Logger): () => void {
  const sweep = async () => {
    try {
      const files = await blobs.sweep();
      if (files > 0) log.info({ files }, 'files that never came whole are removed');
    } catch (error) {
      log.warn({ err: error }, 'files that never came whole could not be looked for');
    }
  };
  void sweep();
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  return () => clearInterval(sweeping);
}
