import { gzipSync } from 'node:zlib';
import type { Compression } from '@connectrpc/connect/protocol';
import { compressionBrotli, compressionGzip } from '@connectrpc/connect-node';

/** So much is packed within tens of microseconds: less than handing it to another thread and back. */
const AT_ONCE_BYTES = 32 * 1024;

/** The same bytes as Connect's own. */
const gzip: Compression = {
  ...compressionGzip,
  compress: async (bytes) =>
    bytes.byteLength > AT_ONCE_BYTES ? compressionGzip.compress(bytes) : new Uint8Array(gzipSync(bytes)),
};

/** What answers of `/api` may be packed with, for those who can unpack it. */
export const acceptCompression: Compression[] = [gzip, compressionBrotli];
