import { runMain } from '@fabula/kit/main';
import { FolderMediaStore } from '@fabula/kit/media-store';
import { startPart } from '@fabula/kit/part';
import { readMediaConfig } from './config.ts';
import { createMediaService } from './service.ts';
import { FolderBlobs } from './store/folder-blobs.ts';

await runMain('media', (log) => {
  const config = readMediaConfig();
  return startPart({
    part: 'media',
    config,
    log,
    create: (deps) =>
      createMediaService({
        ...deps,
        rpcAddress: config.FABULA_RPC_ADDRESS,
        httpAddress: config.FABULA_MEDIA_HTTP_ADDRESS,
        storiesFolder: config.FABULA_STORIES,
        cacheFolder: config.FABULA_MEDIA_CACHE,
        store: new FolderMediaStore(config.FABULA_MEDIA_STORE),
        blobs: new FolderBlobs(config.FABULA_MEDIA_STORE),
      }),
  });
});
