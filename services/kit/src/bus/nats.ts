import { setTimeout as sleep } from 'node:timers/promises';
import {
  AckPolicy,
  type ConsumerMessages,
  type JetStreamClient,
  type JsMsg,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { connect, type NatsConnection, headers as newHeaders } from '@nats-io/transport-node';
import type { Logger } from '../log.ts';
import { onceThere } from '../once-there.ts';
import type { Bus, Consume, Headers } from './bus.ts';

const STREAM = 'FABULA';
/** A fact whose taker has died comes again after so long. */
const ACK_WAIT_MS = 30_000;
const NS_A_MS = 1_000_000;
const WEEK_NS = 7 * 24 * 3_600 * 1_000_000_000;
const RETRY_MS = 200;
const LONGEST_RETRY_MS = 10_000;
const PUBLISH_MS = 2_000;

/** JetStream, within what version 2.9 of the server knows. */
export class NatsBus implements Bus {
  private readonly stops: (() => Promise<void>)[] = [];
  private closed = false;
  private readonly manager = onceThere(() => jetstreamManager(this.nats));

  private constructor(
    private readonly nats: NatsConnection,
    private readonly js: JetStreamClient,
    private readonly log: Logger | undefined,
    private readonly ackWaitMs: number,
  ) {}

  /** Waits for the server, and makes the stream where it is missing. */
  static async connect(url: string, log?: Logger, ackWaitMs = ACK_WAIT_MS): Promise<NatsBus> {
    const nats = await connect({ servers: url, maxReconnectAttempts: -1, waitOnFirstConnect: true });
    const { streams } = await jetstreamManager(nats);
    const stream = { name: STREAM, subjects: ['fabula.>'], storage: StorageType.File, max_age: WEEK_NS };
    const names = await streams.names('fabula.>').next();
    if (!names.includes(STREAM)) await streams.add({ ...stream, retention: RetentionPolicy.Limits });
    return new NatsBus(nats, jetstream(nats), log, ackWaitMs);
  }

  get address(): string {
    return this.nats.getServer();
  }

  async publish(subject: string, id: string, payload: Uint8Array, headers: Headers = {}): Promise<void> {
    const wire = newHeaders();
    for (const [name, value] of Object.entries(headers)) wire.set(name, value);
    await this.js.publish(subject, payload, { msgID: id, headers: wire, timeout: PUBLISH_MS });
  }

  async subscribe(consumer: string, subject: string, consume: Consume): Promise<void> {
    const manager = await jetstreamManager(this.nats);
    await manager.consumers.add(STREAM, {
      durable_name: consumer,
      filter_subject: subject,
      ack_policy: AckPolicy.Explicit,
      ack_wait: this.ackWaitMs * NS_A_MS,
      max_ack_pending: 1, // One after the other: a fact that failed is not overtaken by the next.
    });
    const listening = this.listen(consumer, consume);
    this.stops.push(() => listening);
  }

  /** With what is being taken. */
  async lag(consumer: string): Promise<number> {
    const info = await (await this.manager()).consumers.info(STREAM, consumer);
    return info.num_pending + info.num_ack_pending;
  }

  async check(): Promise<void> {
    await this.nats.rtt();
  }

  /** Ends the facts that are being taken; the rest stays in the stream. */
  async close(): Promise<void> {
    this.closed = true;
    for (const messages of this.open) await messages.close();
    for (const stop of this.stops) await stop();
    await this.nats.drain();
  }

  private readonly open = new Set<ConsumerMessages>();

  private async listen(consumer: string, consume: Consume): Promise<void> {
    while (!this.closed) {
      try {
        await this.takeAll(consumer, consume);
      } catch (error) {
        this.log?.warn({ err: error, consumer }, 'lost the stream of facts');
        await sleep(RETRY_MS);
      }
    }
  }

  private async takeAll(consumer: string, consume: Consume): Promise<void> {
    const messages = await (await this.js.consumers.get(STREAM, consumer)).consume({ max_messages: 50 });
    this.open.add(messages);
    try {
      for await (const message of messages) await this.take(consumer, message, consume);
    } finally {
      this.open.delete(messages);
    }
  }

  private async take(consumer: string, message: JsMsg, consume: Consume): Promise<void> {
    const id = message.headers?.get('Nats-Msg-Id') || String(message.seq);
    const traceparent = message.headers?.get('traceparent');
    try {
      await consume(id, message.data, traceparent ? { traceparent } : undefined);
      message.ack();
    } catch (error) {
      const retryMs = Math.min(RETRY_MS * 2 ** (message.info.deliveryCount - 1), LONGEST_RETRY_MS);
      this.log?.warn({ err: error, consumer, id, retryMs }, 'a fact was not taken and will come again');
      message.nak(retryMs);
    }
  }
}
