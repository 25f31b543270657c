import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type HttpListener, listenHttp } from '@fabula/kit/http';
import type { Logger } from '@fabula/kit/log';
import { copyData } from './data-folder.ts';

export interface ControlOptions {
  readonly data: string;
  /** A folder that only the owner of the data can enter. */
  readonly sockets: string;
  readonly copyDatabase: (to: string) => Promise<void>;
  readonly log: Logger;
}

export const controlSocket = (sockets: string) => join(sockets, 'control.sock');

/** Listens for `make backup`, which may not open the database beside this process. `POST /copy` answers `{folder}`. */
export function serveControl(options: ControlOptions): Promise<HttpListener> {
  const { data, sockets, copyDatabase, log } = options;
  const handler = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST' || request.url !== '/copy') return answer(response, 404, {});
    copyData(data, copyDatabase).then(
      (folder) => answer(response, 200, { folder }),
      (error: unknown) => {
        log.error({ err: error }, 'a backup failed');
        answer(response, 500, { message: error instanceof Error ? error.message : String(error) });
      },
    );
  };
  return listenHttp(handler, `unix:${controlSocket(sockets)}`);
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
