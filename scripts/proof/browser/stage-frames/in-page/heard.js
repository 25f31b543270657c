// What the page does to the loudspeaker, written down in the place of being played. A sound is known by its file's words.
(() => {
  const { note } = window.fabulaSeen;
  const DECODED_MS = 10;
  const RESUMED_MS = 10;
  const S_PER_CHARACTER = 0.06;
  const LOOP_S = 30;
  const EFFECT_S = 1;
  const RATE = 48_000;
  const now = () => window.fabulaClock.now() / 1000;
  const ignored = () => undefined;

  class Param {
    constructor(node) {
      this.node = node;
      this.value = 1;
    }
    linearRampToValueAtTime(value, at) {
      this.value = value;
      const sounds = this.node.sounding();
      if (sounds.length > 0)
        note(`${sounds.join(', ')}: to ${Number(value.toFixed(2))} in ${(at - now()).toFixed(2)} s`);
    }
    setValueAtTime = ignored;
    cancelScheduledValues = ignored;
  }
  class Plain extends EventTarget {
    sources = new Set();
    connect(to) {
      to.sources?.add(this);
      return to;
    }
    disconnect = ignored;
    getFloatTimeDomainData = ignored;
    /** What goes through it now. */
    sounding() {
      return [...this.sources].flatMap((one) => one.sounding());
    }
  }
  class Gain extends Plain {
    gain = new Param(this);
  }
  class Source extends Plain {
    state = 'silent';
    start(at = 0) {
      this.state = 'waiting';
      setTimeout(() => this.begin(), Math.max(0, at - now()) * 1000);
    }
    begin() {
      if (this.state !== 'waiting') return;
      this.turn('begins');
      if (!this.loop)
        setTimeout(() => this.state === 'begins' && this.turn('ends'), this.buffer.duration * 1000);
    }
    stop(at = 0) {
      if (this.state === 'waiting') this.state = 'never';
      else setTimeout(() => this.state === 'begins' && this.turn('is cut'), Math.max(0, at - now()) * 1000);
    }
    turn(state) {
      this.state = state;
      note(`${this.buffer.label} ${state}`);
      if (state !== 'begins') this.dispatchEvent(new Event('ended'));
    }
    sounding() {
      return this.state === 'begins' || this.state === 'waiting' ? [this.buffer.label] : [];
    }
  }
  const soundOf = (bytes) => {
    const label = new TextDecoder().decode(bytes);
    if (label.startsWith('line')) return { label, duration: Math.max(1, label.length * S_PER_CHARACTER) };
    const isLoop = label.includes('/media/') || label.includes('thinking');
    return { label: label.split('/').at(-1), duration: isLoop ? LOOP_S : EFFECT_S };
  };
  window.AudioContext = class extends EventTarget {
    state = 'suspended';
    sampleRate = RATE;
    baseLatency = 0.01;
    outputLatency = 0.02;
    destination = new Plain();
    audioWorklet = { addModule: async () => undefined };
    get currentTime() {
      return now();
    }
    resume() {
      return new Promise((resumed) => {
        setTimeout(() => {
          this.state = 'running';
          this.dispatchEvent(new Event('statechange'));
          resumed();
        }, RESUMED_MS);
      });
    }
    decodeAudioData(bytes) {
      const sound = soundOf(bytes);
      return new Promise((decoded) => setTimeout(() => decoded(sound), DECODED_MS));
    }
    createBuffer = (_channels, length, rate) => ({ label: 'silence', duration: length / rate });
    createGain = () => new Gain();
    createBufferSource = () => new Source();
    createAnalyser = () => new Plain();
    createWaveShaper = () => new Plain();
    createMediaStreamSource = () => new Plain();
  };
  window.AudioWorkletNode = class extends Plain {
    constructor(_context, name) {
      super();
      this.port = window.fabulaMicrophone.port(name);
    }
  };
})();
