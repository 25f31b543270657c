import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const MEGABYTES = 64;
const NAMES = 'namespace="data",persistentvolumeclaim="nats-0"';

/**
 * A small disk of its own, mounted where a store keeps its data: only root may. A page says of it what the kubelet says of a
 * volume, read from the file system in the same way.
 */
export class Volume {
  private constructor(
    private readonly folder: string,
    private readonly server: Server,
  ) {}

  static readonly isPossible = process.getuid?.() === 0;

  static async mount(folder: string): Promise<Volume> {
    mkdirSync(folder, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'fabula-volume', folder]);
    const server = createServer((_, response) => {
      told(folder).then(
        (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Volume(folder, server);
  }

  /** `host:port` of what tells of it. */
  get address(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Something else takes all but a twentieth. */
  async fill(): Promise<void> {
    const { bavail, blocks, bsize } = await statfs(this.folder);
    writeFileSync(join(this.folder, 'something-else'), Buffer.alloc((bavail - blocks * 0.05) * bsize));
  }

  /** As a claim that was made larger. */
  grow(): void {
    execFileSync('mount', ['-o', `remount,size=${2 * MEGABYTES}m`, this.folder]);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
    execFileSync('umount', [this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function told(folder: string): Promise<string> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return [
    `kubelet_volume_stats_available_bytes{${NAMES}} ${bavail * bsize}`,
    `kubelet_volume_stats_capacity_bytes{${NAMES}} ${blocks * bsize}\n`,
  ].join('\n');
}
