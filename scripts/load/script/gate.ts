import http from 'k6/http';
import { plan } from './given.ts';

/** Everybody waits until all are there, and begins at the same moment. Answers when that is, milliseconds since 1970. */
export async function startTogether(): Promise<number> {
  const response = await http.asyncRequest('POST', plan.gate, null, {
    tags: { name: 'gate' },
    timeout: '1800s',
    responseType: 'text',
  });
  const { startAtMs } = JSON.parse(String(response.body)) as { startAtMs: number };
  return startAtMs;
}
