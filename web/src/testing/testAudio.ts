/** A number that is moved along a ramp, by a clock that the test moves. */
class TestParam {
  readonly #now: () => number;
  #from: { at: number; value: number };
  #to: { at: number; value: number } | undefined;

  constructor(now: () => number, value: number) {
    this.#now = now;
    this.#from = { at: 0, value };
  }

  get value(): number {
    const [from, to, now] = [this.#from, this.#to, this.#now()];
    if (!to || now <= from.at) return from.value;
    const share = Math.min(1, (now - from.at) / (to.at - from.at));
    return from.value + share * (to.value - from.value);
  }

  set value(value: number) {
    this.setValueAtTime(value, this.#now());
  }

  setValueAtTime(value: number, at: number): void {
    this.#from = { at, value };
    this.#to = undefined;
  }

  linearRampToValueAtTime(value: number, at: number): void {
    this.#to = { at, value };
  }

  cancelScheduledValues(at: number): void {
    this.setValueAtTime(this.value, at);
  }
}

class TestNode {
  readonly #outputs: TestNode[] = [];

  /** Where it went first: what else listens changes nothing of what is heard. */
  get to(): TestNode | undefined {
    return this.#outputs[0];
  }

  connect<N extends TestNode>(to: N): N {
    this.#outputs.push(to);
    return to;
  }

  disconnect(): void {
    this.#outputs.length = 0;
  }
}

class TestGain extends TestNode {
  readonly gain: TestParam;

  constructor(now: () => number) {
    super();
    this.gain = new TestParam(now, 1);
  }
}

export class TestSource extends TestNode {
  readonly #now: () => number;
  buffer: { duration: number } | null = null;
  loop = false;
  startedAt: number | undefined;
  stoppedAt: number | undefined;

  constructor(now: () => number) {
    super();
    this.#now = now;
  }

  start(at = 0): void {
    this.startedAt = Math.max(at, this.#now());
  }

  stop(at = 0): void {
    this.stoppedAt = Math.max(at, this.#now());
  }

  /** How loud it is now behind all gains that it passes; 0 once it was stopped. */
  get loudness(): number {
    if (this.startedAt === undefined || (this.stoppedAt ?? Number.POSITIVE_INFINITY) <= this.#now()) return 0;
    let loudness = 1;
    for (let node = this.to; node; node = node.to) if (node instanceof TestGain) loudness *= node.gain.value;
    return loudness;
  }
}

/** An analyser hears nothing, a shaper changes nothing. */
class TestFilter extends TestNode {
  fftSize = 0;
  curve: unknown;
  getFloatTimeDomainData(samples: Float32Array): void {
    samples.fill(0);
  }
}

/** A page's sound without a loudspeaker: its clock is the test's, and whatever was begun is kept. */
export class TestAudioContext extends EventTarget {
  currentTime = 0;
  sampleRate = 48_000;
  baseLatency = 0;
  outputLatency = 0;
  state = 'running';
  readonly destination = new TestNode();
  readonly sources: TestSource[] = [];
  /** One that never comes: what is decided there is no test's of a page. */
  readonly audioWorklet = { addModule: () => new Promise(() => undefined) };
  readonly #now = () => this.currentTime;

  createGain = () => new TestGain(this.#now);
  createAnalyser = () => new TestFilter();
  createWaveShaper = () => new TestFilter();

  createBufferSource(): TestSource {
    const source = new TestSource(this.#now);
    this.sources.push(source);
    return source;
  }

  createBuffer(_channels: number, length: number, rate: number): { duration: number } {
    return { duration: length / rate };
  }

  /** Each byte is a hundredth of a second; no bytes are no sound. */
  async decodeAudioData(bytes: ArrayBuffer): Promise<{ duration: number }> {
    if (bytes.byteLength === 0) throw new Error('no sound');
    return { duration: bytes.byteLength / 100 };
  }

  async resume(): Promise<void> {
    this.state = 'running';
  }
}

/** Gives a test's page a sound of its own, for whatever makes a context. Answers those that were made. */
export function furnishSound(): TestAudioContext[] {
  const made: TestAudioContext[] = [];
  class Kept extends TestAudioContext {
    constructor() {
      super();
      made.push(this);
    }
  }
  Object.assign(globalThis, { AudioContext: Kept });
  return made;
}
