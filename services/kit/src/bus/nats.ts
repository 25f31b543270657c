import { setTimeout as sleep } from 'node:timers/promises';
import {
  AckPolicy,
  type ConsumerMessages,
  DeliverPolicy,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import { connect, type NatsConnection, headers as newHeaders } from '@nats-io/transport-node';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { Outage } from '../outage.ts';
import type { Bus, Consume, Headers, Stored } from './bus.ts';
import { isOfMissing } from './nats-errors.ts';
import { natsMeter } from './nats-meters.ts';
import { NatsStore, STREAM } from './nats-store.ts';

/** A fact whose taker has died comes again after so long. */
const ACK_WAIT_MS = 30_000;
/** Between two looks whether the server still has what it is to keep. */
const LOOK_MS = 5_000;
/** Between two questions whether the server is there; what leaves two unanswered is connected to anew. */
const PING_MS = 10_000;
const NS_A_MS = 1_000_000;
const RETRY_MS = 200;
const LONGEST_RETRY_MS = 10_000;
const PUBLISH_MS = 2_000;
const AGAIN_MS = 500;

export interface NatsOptions {
  readonly log?: Logger | undefined;
  readonly metrics?: Metrics | undefined;
  readonly ackWaitMs?: number;
  readonly lookMs?: number;
  readonly pingMs?: number;
}

/** JetStream, within what version 2.9 of the server knows. */
export class NatsBus implements Bus {
  private readonly stops: (() => Promise<void>)[] = [];
  private readonly open = new Map<string, ConsumerMessages>();
  private readonly js: JetStreamClient;
  private readonly store: NatsStore;
  private readonly log: Logger | undefined;
  private readonly looks: NodeJS.Timeout;
  private closed = false;

  private constructor(
    private readonly nats: NatsConnection,
    private readonly manager: JetStreamManager,
    private readonly options: NatsOptions,
  ) {
    this.js = jetstream(nats);
    this.log = options.log;
    const missing = new Outage(this.log, {
      lost: 'NATS has not what it is to keep of facts',
      back: 'NATS has again what it is to keep of facts',
    });
    this.store = new NatsStore(manager, {
      onMissing: (names, err) => missing.failed({ missing: names, err }),
      onWhole: (made) => {
        missing.over({ made });
        count(made);
      },
    });
    const count = natsMeter(options.metrics, this.store);
    this.looks = setInterval(() => void this.look(), options.lookMs ?? LOOK_MS).unref();
    void this.watchLine();
  }

  /** Waits for the server, and makes the stream where it is missing. */
  static async connect(url: string, options: NatsOptions = {}): Promise<NatsBus> {
    const pingInterval = options.pingMs ?? PING_MS;
    const lasting = { maxReconnectAttempts: -1, waitOnFirstConnect: true, pingInterval };
    const nats = await connect({ servers: url, ...lasting });
    const bus = new NatsBus(nats, await jetstreamManager(nats), options);
    await bus.store.open();
    return bus;
  }

  get address(): string {
    return this.nats.getServer();
  }

  async publish(subject: string, id: string, payload: Uint8Array, headers: Headers = {}): Promise<Stored> {
    const wire = newHeaders();
    for (const [name, value] of Object.entries(headers)) wire.set(name, value);
    try {
      const ack = await this.js.publish(subject, payload, { msgID: id, headers: wire, timeout: PUBLISH_MS });
      return { place: ack.seq, isNew: !ack.duplicate };
    } catch (error) {
      void this.look(); // There may be no stream that takes it.
      throw error;
    }
  }

  async holds(id: string, place: number): Promise<boolean> {
    const { streams } = this.manager;
    const stored = await streams.getMessage(STREAM, { seq: place });
    if (stored) return stored.header.get('Nats-Msg-Id') === id;
    return (await streams.info(STREAM)).state.first_seq > place;
  }

  async subscribe(consumer: string, subject: string, consume: Consume): Promise<void> {
    const config = {
      durable_name: consumer,
      filter_subject: subject,
      deliver_policy: DeliverPolicy.All,
      ack_policy: AckPolicy.Explicit,
      ack_wait: (this.options.ackWaitMs ?? ACK_WAIT_MS) * NS_A_MS,
      max_ack_pending: 1, // One after the other: a fact that failed is not overtaken by the next.
    };
    await this.store.add(config, () => void this.open.get(consumer)?.close());
    const listening = this.listen(consumer, consume);
    this.stops.push(() => listening);
  }

  /** With what is being taken. */
  async lag(consumer: string): Promise<number> {
    const info = await this.manager.consumers.info(STREAM, consumer);
    return info.num_pending + info.num_ack_pending;
  }

  async check(): Promise<void> {
    await this.nats.rtt();
  }

  /** Ends the facts that are being taken; the rest stays in the stream. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.looks);
    for (const messages of this.open.values()) await messages.close();
    for (const stop of this.stops) await stop();
    await this.nats.drain();
  }

  /** What is missing the store tells; that NATS does not answer is told by who needs it. */
  private async look(): Promise<void> {
    if (!this.closed) await this.store.look().catch(() => {});
  }

  /**
   * The client would go on with what it had asked for, and wait for half a minute where the server is not yet ready for that:
   * who listens asks anew, when all is there.
   */
  private async watchLine(): Promise<void> {
    for await (const { type } of this.nats.status()) {
      if (type === 'reconnect') void this.look();
      if (type === 'disconnect') for (const messages of this.open.values()) void messages.close();
    }
  }

  private async listen(consumer: string, consume: Consume): Promise<void> {
    const outage = new Outage(this.log, { lost: 'lost the stream of facts', back: 'hears facts again' });
    while (!this.closed) {
      try {
        await this.takeAll(consumer, consume, () => outage.over({ consumer }));
      } catch (error) {
        if (this.closed) return;
        if (!isOfMissing(error)) outage.failed({ err: error, consumer });
        await this.look();
        await sleep(AGAIN_MS);
      }
    }
  }

  /** Ends when the consumer is another one than before, and throws where there is none: else it would wait in silence. */
  private async takeAll(consumer: string, consume: Consume, onHeard: () => void): Promise<void> {
    const durable = await this.js.consumers.get(STREAM, consumer);
    const messages = await durable.consume({ max_messages: 50, abort_on_missing_resource: true });
    this.open.set(consumer, messages);
    if (this.closed) await messages.close();
    onHeard();
    try {
      for await (const message of messages) await this.take(consumer, message, consume);
    } finally {
      this.open.delete(consumer);
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
