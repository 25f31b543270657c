import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newHttpServer } from '../http-server.ts';
import type { ReadyReport } from '../lifecycle.ts';
import type { Metrics } from './metrics.ts';
import { CONTENT_TYPES, formatOf } from './text.ts';

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

const ALIVE: ReadyReport = { ok: true, checks: [] };

/**
 * Serves `/metrics` (as OpenMetrics to who takes it), `/healthz` (the process is alive) and `/readyz` (its dependencies answer).
 * Port 0 takes a free one.
 */
export async function startMetricsServer(
  metrics: Pick<Metrics, 'text'>,
  host: string,
  port: number,
  ready: () => Promise<ReadyReport> = async () => ALIVE,
): Promise<MetricsServer> {
  const routes: Record<string, (response: ServerResponse, request: IncomingMessage) => Promise<void>> = {
    '/metrics': async (response, { headers }) => {
      const format = formatOf(headers.accept);
      send(response, 200, CONTENT_TYPES[format], await metrics.text(format));
    },
    '/healthz': async (response) => send(response, 200, 'text/plain', 'ok\n'),
    '/readyz': async (response) => {
      const report = await ready();
      send(response, report.ok ? 200 : 503, 'application/json', JSON.stringify(report));
    },
  };
  const server = newHttpServer((request, response) => {
    const route = routes[(request.url ?? '').split('?')[0] ?? ''];
    if (!route) return send(response, 404, 'text/plain', 'not found\n');
    route(response, request).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}
