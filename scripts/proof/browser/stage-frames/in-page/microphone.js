// A microphone in which somebody speaks or is silent as they are told, and a detector of voices that says so.
(() => {
  const { note } = window.fabulaSeen;
  const ASKED_MS = 300;
  const CHUNK_MS = 100;
  const CHUNK_BYTES = 3200;
  const LAST_MS = 10;
  const READY_MS = 400;
  const SPEECH = 0.1;
  const own = { level: 0, refuses: false, tracks: [] };

  class Track extends EventTarget {
    kind = 'audio';
    readyState = 'live';
    stop() {
      if (this.readyState === 'live') note('the microphone is given back');
      this.readyState = 'ended';
    }
  }
  const ask = async () => {
    note('the microphone is asked for');
    await new Promise((answered) => setTimeout(answered, ASKED_MS));
    note(own.refuses ? 'the microphone is refused' : 'the microphone is open');
    if (own.refuses) throw new DOMException('refused', 'NotAllowedError');
    const tracks = [new Track()];
    own.tracks = tracks;
    return { getTracks: () => tracks, getAudioTracks: () => tracks };
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: ask } });
  Object.defineProperty(navigator, 'permissions', { value: { query: async () => ({ state: 'granted' }) } });

  /** The page's end of the worklet that cuts what is heard into chunks. */
  const port = (name) => {
    const end = { onmessage: () => undefined, postMessage: () => undefined };
    if (name !== 'pcm-capture') return end;
    const tracks = own.tracks;
    const tell = (last) =>
      tracks.some((track) => track.readyState === 'live') &&
      end.onmessage({
        data: { pcm: new ArrayBuffer(last ? 0 : CHUNK_BYTES), level: own.level, last, isEarly: false },
      });
    let timer;
    const stop = () => {
      if (timer === undefined) return;
      clearInterval(timer);
      timer = undefined;
      note('it is listened to no more');
      setTimeout(() => tell(true), LAST_MS);
    };
    end.postMessage = (asked) => {
      stop();
      if (asked === 'stop' || asked === 'close') return;
      note('it is listened to');
      timer = setInterval(() => tell(false), CHUNK_MS);
    };
    return end;
  };

  let detector;
  let utterance = 0;
  window.Worker = class extends EventTarget {
    constructor() {
      super();
      detector = this;
      setTimeout(() => this.tell('ready'), READY_MS);
    }
    tell(data) {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
    postMessage(message) {
      if (typeof message === 'number') utterance = message;
    }
    terminate() {
      detector = undefined;
    }
  };
  window.fabulaMicrophone = {
    port,
    speaks: () => {
      own.level = SPEECH;
    },
    /** `isNoticed`: the detector says that the answer is over. */
    fallsSilent: (isNoticed) => {
      own.level = 0;
      if (isNoticed) detector?.tell(utterance);
    },
    /** The device is gone, and says nothing any more. */
    unplug: () => {
      note('the microphone is unplugged');
      for (const track of own.tracks) track.readyState = 'ended';
    },
    refuses: (refuses) => {
      own.refuses = refuses;
    },
  };
})();
