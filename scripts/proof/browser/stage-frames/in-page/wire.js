// The site's end of the page's socket, in the hands of whoever plays: what the page sends is written down.
(() => {
  const { note } = window.fabulaSeen;
  const OPENED_MS = 30;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  /** What is another one each time, or says nothing of what is played. */
  const UNSAID = ['input_id', 'player_story_id', 'player_moment_id', 'traceparent', 'epoch', 'index'];
  /** Ids of what the page has sent, in their order. */
  const inputs = [];
  const site = { isAway: false, isComplete: true, seq: 0 };
  let line;

  const nameOf = (id) => {
    if (!inputs.includes(id)) inputs.push(id);
    return `input ${inputs.indexOf(id) + 1}`;
  };
  const plain = (json) => {
    const rest = Object.entries(json).filter(([key]) => !UNSAID.includes(key));
    return rest.map(
      ([key, value]) =>
        `${key}=${key === 'heard_ms' ? Math.round(value / 1000) * 1000 : JSON.stringify(value)}`,
    );
  };
  const told = (type, json, size) => {
    const about = json.input_id === undefined ? [] : [nameOf(json.input_id)];
    note(['sends', type, ...about, ...plain(json), ...(size > 0 ? ['with sound'] : [])].join(' '));
  };
  const read = (bytes) => {
    const [type, json] = decoder.decode(bytes).split('\0');
    const body = type.length + encoder.encode(json).length + 2;
    return { type, json: JSON.parse(json), size: Math.max(0, bytes.length - body) };
  };
  class Line {
    binaryType = '';
    onmessage = () => undefined;
    onclose = () => undefined;
    onerror = () => undefined;
    constructor() {
      note('connects');
      line = this;
      setTimeout(() => {
        if (site.isAway) this.end(1006);
        else this.say('Welcome', { session_id: 's', server_time: '2026-01-01T12:00:00Z' });
      }, OPENED_MS);
    }
    say(type, json, sound) {
      const text = typeof json === 'string' ? json : JSON.stringify(json);
      const bytes = encoder.encode(`${type}\0${text}${sound === undefined ? '' : `\0${sound}`}`);
      this.onmessage({ data: bytes.buffer });
    }
    send(bytes) {
      const { type, json, size } = read(bytes);
      // Of a recording in pieces the first and the last one are enough.
      if (type !== 'AUDIO_CHUNK' || json.index === 0 || json.last) told(type, json, size);
      if (type === 'RESUME') setTimeout(() => this.resumed(json), OPENED_MS);
    }
    resumed({ player_story_id, last_seq }) {
      const from_seq = site.isComplete ? last_seq + 1 : site.seq + 1;
      this.say('Resumed', { player_story_id, epoch: 'e', from_seq, complete: site.isComplete });
    }
    close() {
      note('hangs up');
      if (line === this) line = undefined;
    }
    end(code) {
      if (line === this) line = undefined;
      this.onclose({ code });
    }
  }
  window.WebSocket = Line;
  window.fabulaSite = {
    inputs,
    set: (how) => void Object.assign(site, how),
    /** A frame of a turn; without an id of its own it answers the newest input. It is lost where there is no line. */
    say: (type, json, sound) => {
      site.seq += 1;
      const turn = { input_id: inputs.at(-1), attempt: 1, ...json, epoch: 'e', seq: site.seq };
      line?.say(type, turn, sound);
    },
    tell: (words) => line?.say('ErrorMessage', words),
    drop: (code) => line?.end(code),
  };
})();
