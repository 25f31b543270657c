import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { type SpanTimes, spansIn } from './spans.ts';

/** Exporters send what they have collected every 5 s (the SDK's default), so by then the last span has come. */
const FLUSH_MS = 6_000;

/** Takes in traces. They are read after the measurement, so that reading costs no processor time while it runs. */
export class OtlpSink {
  private readonly http = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces);
      this.exports.push(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  private exports: Buffer[] = [];

  static async start(): Promise<OtlpSink> {
    const sink = new OtlpSink();
    sink.http.listen(0, '127.0.0.1');
    await once(sink.http, 'listening');
    return sink;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}/v1/traces`;
  }

  /** Forgets what came so far, once it has come. */
  async discard(): Promise<void> {
    await sleep(FLUSH_MS);
    this.exports = [];
  }

  /** Waits for the last spans, and hands all out. */
  async take(): Promise<SpanTimes[]> {
    await sleep(FLUSH_MS);
    const taken = this.exports;
    this.exports = [];
    return taken.flatMap((body) => spansIn(body.toString('utf8')));
  }

  async close(): Promise<void> {
    this.http.closeAllConnections();
    await new Promise((resolve) => this.http.close(resolve));
  }
}
