import { setTimeout as sleep } from 'node:timers/promises';
import { type Chunk, chunksOf } from './chunks.ts';
import { ModelFailed } from './failure.ts';
import { FORMATS, type Question, requestBody } from './request.ts';
import { retryAfterMs } from './retry-after.ts';
import { type ModelTimes, Watch } from './watch.ts';

export interface EndpointSettings {
  /** Up to and without `/chat/completions`. */
  readonly url: string;
  readonly key?: string | undefined;
  readonly model: string;
  readonly times: ModelTimes;
}

/** Times that a question is asked again, all before the first words. */
const MOST_RETRIES = 2;
const BACK_OFF_MS = 200;
const BROKEN: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/** A server that speaks the wire format of OpenAI's chat completions. */
export class Endpoint {
  /** How strictly the answer's form is asked for: as strictly as the server takes. */
  private format = 0;

  constructor(private readonly settings: EndpointSettings) {}

  get model(): string {
    return this.settings.model;
  }

  /** The answer as it comes. Throws ModelFailed, or what `signal` was aborted with. */
  async *complete(question: Question, signal: AbortSignal): AsyncGenerator<Chunk> {
    const watch = new Watch(this.settings.times, signal);
    try {
      for await (const chunk of chunksOf(await this.opened(question, watch))) {
        if (chunk.text !== '') watch.heard();
        yield chunk;
      }
    } catch (error) {
      throw watch.meaningOf(error, 'cut');
    } finally {
      watch.end();
    }
  }

  /** A response that has begun well. */
  private async opened(question: Question, watch: Watch): Promise<Response> {
    for (let retries = 0; ; retries += 1) {
      const response = await this.asked(question, watch);
      if (response?.ok) return response;
      const failed = failureOf(response);
      const waitMs = retryAfterMs(response?.headers.get('retry-after')) ?? BACK_OFF_MS * 2 ** retries;
      await response?.body?.cancel();
      if (failed.reason === 'refused' || retries >= MOST_RETRIES || waitMs >= watch.left) throw failed;
      await sleep(waitMs, undefined, { signal: watch.signal });
    }
  }

  /** One request, asked for less strictly until the server knows the form; undefined where nobody answers. */
  private async asked(question: Question, watch: Watch): Promise<Response | undefined> {
    for (;;) {
      const format = this.format;
      const response = await this.post(requestBody(question, this.model, FORMATS[format]), watch.signal);
      if (response?.status !== 400 || format + 1 >= FORMATS.length) return response;
      // Its text may repeat the prompt: it is looked at, and goes nowhere.
      if (!(await response.text()).includes('response_format')) throw new ModelFailed('refused');
      this.format = Math.max(this.format, format + 1);
    }
  }

  private async post(body: string, signal: AbortSignal): Promise<Response | undefined> {
    const { url, key } = this.settings;
    const headers = {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(key && { authorization: `Bearer ${key}` }),
    };
    try {
      return await fetch(`${url}/chat/completions`, { method: 'POST', headers, body, signal });
    } catch (error) {
      if (signal.aborted) throw error;
      return undefined; // Its text names addresses; that nobody answered is all that is told.
    }
  }
}

function failureOf(response: Response | undefined): ModelFailed {
  if (!response) return new ModelFailed('unreachable');
  if (response.status === 429) return new ModelFailed('busy');
  return new ModelFailed(BROKEN.has(response.status) ? 'broken' : 'refused');
}
