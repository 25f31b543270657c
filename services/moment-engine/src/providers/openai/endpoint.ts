import { setTimeout as sleep } from 'node:timers/promises';
import { isAboutFormat } from './about-format.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import { type FailureReason, ModelFailed } from './failure.ts';
import { FORMATS, type Question, requestBody } from './request.ts';
import { retryAfterMs } from './retry-after.ts';
import { type ModelTimes, Watchdog } from './watchdog.ts';

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
/** What a server says of one question: bad, too large, not to be worked on. */
const DECLINED: ReadonlySet<number> = new Set([400, 413, 422]);

/** A server that speaks the wire format of OpenAI's chat completions. */
export class Endpoint {
  /** The strictest form that the server has answered in: what it says of a later question does not weaken it. */
  private format: number | undefined;

  constructor(private readonly settings: EndpointSettings) {}

  get model(): string {
    return this.settings.model;
  }

  /** The answer as it comes. Throws ModelFailed, or what `signal` was aborted with. */
  async *complete(question: Question, signal: AbortSignal): AsyncGenerator<Chunk> {
    const watchdog = new Watchdog(this.settings.times, signal);
    try {
      for await (const chunk of chunksOf(await this.opened(question, watchdog))) {
        if (chunk.text !== '') watchdog.received();
        yield chunk;
      }
    } catch (error) {
      throw watchdog.meaningOf(error, 'cut');
    } finally {
      watchdog.end();
    }
  }

  /** A response that has begun well. */
  private async opened(question: Question, watchdog: Watchdog): Promise<Response> {
    for (let retries = 0; ; retries += 1) {
      const response = await this.asked(question, watchdog);
      if (response?.ok) return response;
      const failed = failureOf(response);
      const waitMs = retryAfterMs(response?.headers.get('retry-after')) ?? BACK_OFF_MS * 2 ** retries;
      await response?.body?.cancel();
      const isFinal = failed.reason === 'refused' || failed.reason === 'declined';
      if (isFinal || retries >= MOST_RETRIES || waitMs >= watchdog.left) throw failed;
      await sleep(waitMs, undefined, { signal: watchdog.signal });
    }
  }

  /** One request, asked for less strictly until the server knows the form; undefined where nobody answers. */
  private async asked(question: Question, watchdog: Watchdog): Promise<Response | undefined> {
    for (let format = this.format ?? 0; ; format += 1) {
      const response = await this.post(requestBody(question, this.model, FORMATS[format]), watchdog.signal);
      if (response?.ok) this.format = Math.min(this.format ?? format, format);
      if (response?.status !== 400 || format + 1 >= FORMATS.length) return response;
      // Its text may repeat the prompt: it is looked at, and goes nowhere.
      if (!isAboutFormat(await response.text())) throw new ModelFailed('declined', 400);
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
  const { status } = response;
  return new ModelFailed(reasonOf(status), status);
}

function reasonOf(status: number): FailureReason {
  if (status === 429) return 'busy';
  if (DECLINED.has(status)) return 'declined';
  return BROKEN.has(status) ? 'broken' : 'refused';
}
