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
  return loading;
}

/** An open microphone: opened once per page, so that the first syllable does not wait for the device. */
export class Microphone {
  readonly #context: AudioContext;
  readonly #stream: MediaStream;
  readonly #source: MediaStreamAudioSourceNode;

  private constructor(context: AudioContext, stream: MediaStream) {
    this.#context = context;
    this.#stream = stream;
    this.#source = context.createMediaStreamSource(stream);
  }

  /** Asks for the device. Throws what the browser throws when the player refuses. */
  static async open(context: AudioContext): Promise<Microphone> {
    const asked = navigator.mediaDevices.getUserMedia({ audio: VOICE });
    const [stream] = await Promise.all([asked, workletIn(context)]);
    return new Microphone(context, stream);
  }

  /** False once the device is gone: unplugged, or taken back by the browser. */
  get live(): boolean {
    return this.#stream.getTracks().some((track) => track.readyState === 'live');
  }

  /** Chunks of {@link Chunk} until the returned function is called; the last one says so. */
  record(onChunk: (chunk: Chunk) => void): () => void {
    const node = new AudioWorkletNode(this.#context, 'pcm-capture', {
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: 'explicit',
    });
    node.port.onmessage = ({ data }: MessageEvent<Chunk>) => {
      if (data.last) this.#source.disconnect(node);
      onChunk(data);
    };
    this.#source.connect(node);
    return () => node.port.postMessage('stop');
  }

  close(): void {
    for (const track of this.#stream.getTracks()) track.stop();
    this.#source.disconnect();
  }
}
