import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A request whose path goes out as it stands: `fetch` would take `..` out of it. A form is posted. */
export function rawAsk(
  origin: string,
  path: string,
  { form, headers = {} }: { form?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(origin);
  const type = form && { 'content-type': 'application/x-www-form-urlencoded' };
  const options = { hostname, port, path, method: form ? 'POST' : 'GET' };
  return new Promise((resolve, reject) => {
    const asked = request({ ...options, headers: { host, ...type, ...headers } }, (response) => {
      const { statusCode: status = 0, headers: told } = response;
      text(response).then((body) => resolve({ status, headers: told, body }), reject);
    });
    asked.on('error', reject);
    asked.end(form && new URLSearchParams(form).toString());
  });
}
