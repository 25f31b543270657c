import workletUrl from './pcm.worklet.ts?worker&url';

export interface Chunk {
  /** 16 kHz, mono, 16-bit little-endian. */
  pcm: ArrayBuffer;
  /** RMS, 0 to 1. */
  level: number;
  last: boolean;
}

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

/** An open microphone: it stays so from answer to answer, so that the first syllable does not wait for the device. */
export class Microphone {
  readonly #context: AudioContext;
  readonly #stream: MediaStream;

  private constructor(context: AudioContext, stream: MediaStream) {
    this.#context = context;
    this.#stream = stream;
  }

  /** Asks for the device. Throws what the browser throws when the player refuses. */
  static async open(context: AudioContext): Promise<Microphone> {
    const asked = navigator.mediaDevices.getUserMedia({ audio: VOICE });
    const ready = workletIn(context);
    ready.catch(() => undefined); // Told below, once there is a device to give back.
    const microphone = new Microphone(context, await asked);
    try {
      await ready;
    } catch (error) {
      microphone.close();
      throw error;
    }
    return microphone;
  }

  /** False once the device is gone: unplugged, or taken back by the browser. */
  get live(): boolean {
    return this.#stream.getTracks().some((track) => track.readyState === 'live');
  }

  /** Chunks of {@link Chunk} until the returned function is called; the last one says so. */
  record(onChunk: (chunk: Chunk) => void): () => void {
    // A new one each time: WebKit's may give silence for ever once it has stood for a while with nothing behind it.
    const source = this.#context.createMediaStreamSource(this.#stream);
    const node = new AudioWorkletNode(this.#context, 'pcm-capture', {
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: 'explicit',
    });
    node.port.onmessage = ({ data }: MessageEvent<Chunk>) => {
      if (data.last) source.disconnect();
      onChunk(data);
    };
    source.connect(node);
    return () => node.port.postMessage('stop');
  }

  close(): void {
    for (const track of this.#stream.getTracks()) track.stop();
  }
}
