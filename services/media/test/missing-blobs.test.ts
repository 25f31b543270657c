import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Channel, newClient } from '@fabula/kit/client';
import { createLogger } from '@fabula/kit/log';
import { FolderMediaStore } from '@fabula/kit/media-store';
import { createMetrics } from '@fabula/kit/metrics';
import { TestIdentity } from '@fabula/kit/testing/identity';
import type { Part } from '@fabula/kit/tokens';
import { createMediaService, type MediaPart } from '@fabula/media/service';
import { FolderBlobs } from '@fabula/media/store/folder-blobs';
import { takeIn } from '@fabula/media/take-in';
import { MediaService } from '@fabula/proto/media/v1/media_pb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const within = { deadlineMs: 60_000 };
const MOST = 2_000;
const drawing = (words: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><text>${words}</text></svg>`);
const anyHash = () => createHash('sha256').update(randomUUID()).digest('hex');

describe('which contents are kept nowhere', () => {
  const identity = new TestIdentity();
  const folder = mkdtempSync(join(tmpdir(), 'fabula-missing-'));
  const blobs = new FolderBlobs(folder);
  const log = createLogger('media', { level: 'silent' });
  const channels: Channel[] = [];
  let media: MediaPart;

  beforeAll(async () => {
    media = await createMediaService({
      ...{ part: 'media', log, metrics: createMetrics('media-test'), verifiers: identity.verifiers },
      ...{ signer: identity.signer('media'), rpcAddress: '127.0.0.1:0', httpAddress: '127.0.0.1:0' },
      ...{ storiesFolder: undefined, cacheFolder: join(folder, 'cache') },
      ...{ store: new FolderMediaStore(folder), blobs },
    });
  });
  afterAll(async () => {
    for (const channel of channels) channel.close();
    await media.close();
    rmSync(folder, { recursive: true });
  });

  function as(part: Part) {
    const options = { signer: identity.signer(part), log, metrics: createMetrics(`${part}-test`) };
    const channel = new Channel(media.rpcAddress, options);
    channels.push(channel);
    return newClient(MediaService, channel);
  }
  const keep = async (words: string) => (await takeIn(Readable.from([drawing(words)]), { blobs })).sha256;

  test('is told of what never came and of what was taken away, whether it came by itself or with a folder', async () => {
    const [kept, gone, never] = [await keep('kept'), await keep('gone'), anyHash()];
    rmSync(join(folder, 'blobs', gone.slice(0, 2), gone));
    const store = new FolderMediaStore(folder);
    const published = createHash('sha256').update('published').digest('hex');
    const file = join(folder, 'hall.jpg');
    writeFileSync(file, 'published');
    await store.keep(published, file);
    const asked = { sha256: [never, kept, published, gone] };
    expect((await as('catalogue').listMissingBlobs(asked, within)).sha256).toEqual([never, gone]);
  });

  test('is asked once of all that a story may have, and of no more', async () => {
    const kept = await keep('one among many');
    const many = Array.from({ length: MOST - 1 }, anyHash);
    const { sha256 } = await as('catalogue').listMissingBlobs({ sha256: [...many, kept] }, within);
    expect(sha256).toEqual(many);
    const tooMany = as('catalogue').listMissingBlobs({ sha256: [...many, kept, anyHash()] }, within);
    await expect(tooMany).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });

  test.each([['../../../etc/passwd'], [anyHash().toUpperCase()], ['abc']])(
    '%s is no hash',
    async (sha256) => {
      const asked = as('catalogue').listMissingBlobs({ sha256: [sha256] }, within);
      await expect(asked).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    },
  );

  test.each([['gateway'], ['run'], ['media']] as const)('%s may not ask', async (part) => {
    const asked = as(part).listMissingBlobs({ sha256: [anyHash()] }, within);
    await expect(asked).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  });
});
