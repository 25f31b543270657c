import type { Chunk } from './capture.ts';
import type { Asked } from './pcm.worklet.ts';
import workletUrl from './pcm.worklet.ts?worker&url';

const VOICE: MediaTrackConstraints = {
  channelCount: 1,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};
const loaded = new WeakMap<AudioContext, Promise<void>>();

function workletIn(context: AudioContext): Promise<void> {
  const known = loaded.get(context);
  if (known) return known;
  const loading = context.audioWorklet.addModule(workletUrl);
  loaded.set(context, loading);
  loading.catch(() => loaded.delete(context));
  return loading;
}

function end(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/**
 * An open microphone: it stays so from answer to answer, so that the first syllable does not wait for the device. What it
 * hears between two of them stays in its worklet, which keeps the newest fraction of a second.
 */
export class Microphone {
  readonly #context: AudioContext;
  readonly #stream: MediaStream;
  readonly #node: AudioWorkletNode;
  #source: MediaStreamAudioSourceNode;
  /** Who records: one that has ended has its last chunk still to come. */
  readonly #takers: ((chunk: Chunk) => void)[] = [];

  private constructor(context: AudioContext, stream: MediaStream) {
    this.#context = context;
    this.#stream = stream;
    this.#node = new AudioWorkletNode(context, 'pcm-capture', {
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: 'explicit',
    });
    this.#node.port.onmessage = ({ data }: MessageEvent<Chunk | 'deaf'>) => {
      if (data === 'deaf') this.#listenAnew();
      else this.#take(data);
    };
    this.#source = this.#listen();
  }

  /** Asks for the device. Throws what the browser throws when the player refuses. */
  static async open(context: AudioContext): Promise<Microphone> {
    const asked = navigator.mediaDevices.getUserMedia({ audio: VOICE });
    const ready = workletIn(context);
    ready.catch(() => undefined); // Told below, once there is a device to give back.
    const stream = await asked;
    try {
      await ready;
      return new Microphone(context, stream);
    } catch (error) {
      end(stream);
      throw error;
    }
  }

  /** False once the device is gone: unplugged, or taken back by the browser. */
  get live(): boolean {
    return this.#stream.getTracks().some((track) => track.readyState === 'live');
  }

  /**
   * Chunks of {@link Chunk} until the returned function is called; the last one says so. What was heard in the last
   * `beforeS` seconds comes first, as far as it is kept.
   */
  record(onChunk: (chunk: Chunk) => void, beforeS: number): () => void {
    this.#takers.push(onChunk);
    this.#ask({ start: beforeS });
    return () => this.#ask('stop');
  }

  close(): void {
    this.#ask('close');
    this.#source.disconnect();
    end(this.#stream);
  }

  #ask(what: Asked): void {
    this.#node.port.postMessage(what);
  }

  #take(chunk: Chunk): void {
    this.#takers[0]?.(chunk);
    if (chunk.last) this.#takers.shift();
  }

  #listen(): MediaStreamAudioSourceNode {
    const source = this.#context.createMediaStreamSource(this.#stream);
    source.connect(this.#node);
    return source;
  }

  /** WebKit's source may fall silent for ever while the page is out of sight; a new one hears. */
  #listenAnew(): void {
    this.#source.disconnect();
    this.#source = this.#listen();
  }
}
