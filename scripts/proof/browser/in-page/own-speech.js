// A browser that hears and speaks by itself: both of its interfaces, at the hands of whoever tests.
(() => {
  const own = {
    /** What its ear understands of the next recordings, and how sure it is; without words its network is away. */
    words: '',
    confidence: 0.95,
    /** Whether its voice is heard: a mute one never begins. */
    speaks: true,
    /** All that was said to its end, with what the page showed then, and in how many ways the mouth stood meanwhile. */
    said: [],
    /** Where its ear was asked to listen. */
    places: [],
  };
  window.fabulaOwn = own;

  class Recognition {
    static available = async ({ processLocally }) => (processLocally ? 'unavailable' : 'available');
    start() {
      own.places.push(this.processLocally ? 'here' : 'elsewhere');
      if (own.words === '') {
        setTimeout(() => this.onerror({ error: 'network' }), 50);
        setTimeout(() => this.onend(), 60);
      } else setTimeout(() => this.tell(false), 50);
    }
    tell(isFinal) {
      const best = { transcript: own.words, confidence: isFinal ? own.confidence : 0.01 };
      this.onresult({ results: [Object.assign([best], { isFinal })] });
    }
    stop() {
      if (own.words !== '') this.tell(true);
      this.onend();
    }
    abort() {}
  }
  Object.defineProperty(window, 'SpeechRecognition', { value: Recognition });

  class Utterance {
    constructor(text) {
      this.text = text;
    }
  }
  const voice = (name, lang) => ({ name, lang, voiceURI: name, localService: true, default: false });
  const voices = [
    voice('Ann', 'en-GB'),
    voice('Bob', 'en-US'),
    voice('Anne', 'fr-FR'),
    voice('Bruno', 'fr-FR'),
  ];
  const WORD_MS = 90;
  let turn = 0;
  const mouthOf = () => document.querySelector('[data-emotion] svg')?.innerHTML ?? '';
  const shown = () => document.querySelector('[data-testid="caption-live"]')?.textContent ?? '';
  const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const synthesis = {
    getVoices: () => voices,
    addEventListener: () => undefined,
    cancel: () => {
      turn += 1;
    },
    async speak(utterance) {
      const mine = turn;
      if (!own.speaks) return;
      await sleep(50);
      if (turn !== mine) return;
      utterance.onstart?.();
      const mouths = new Set();
      for (const { index } of utterance.text.matchAll(/\S+/g)) {
        utterance.onboundary?.({ charIndex: index });
        await sleep(WORD_MS);
        if (turn !== mine) return;
        mouths.add(mouthOf());
      }
      const { text, volume } = utterance;
      own.said.push({ text, volume, voice: utterance.voice?.name, shown: shown(), mouths: mouths.size });
      utterance.onend?.();
    },
  };
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
})();
