// The page's time passes when it is told to: whatever the page waits for comes in one order, however busy the machine is.
(() => {
  /** 2026-01-01, noon. */
  const BEGAN = Date.UTC(2026, 0, 1, 12);
  /** A slow screen, ms: what is drawn between two events is not looked at. */
  const FRAME_MS = 100;
  const LATENCY_MS = 40;
  const [ask, sleep, yielded] = [
    fetch.bind(window),
    setTimeout.bind(window),
    scheduler.postTask.bind(scheduler),
  ];
  const timers = new Map();
  let now = 0;
  let numbers = 0;
  /** Requests that the server has not answered yet: no time passes meanwhile. */
  let asked = 0;

  const wait = (ms, call, every) => {
    numbers += 1;
    timers.set(numbers, { at: Math.round(now + Math.max(0, Number(ms) || 0)), call, every });
    return numbers;
  };
  const forget = (number) => void timers.delete(number);
  const passed = (ms) => new Promise((done) => wait(ms, done));

  window.setTimeout = (call, ms, ...args) => wait(ms, () => call(...args));
  window.setInterval = (call, ms, ...args) => wait(ms, () => call(...args), Math.max(1, Number(ms) || 1));
  window.requestAnimationFrame = (call) => wait(FRAME_MS - (now % FRAME_MS), () => call(now));
  window.requestIdleCallback = (call) => wait(1, () => call({ didTimeout: false, timeRemaining: () => 50 }));
  for (const name of ['clearTimeout', 'clearInterval', 'cancelAnimationFrame', 'cancelIdleCallback'])
    window[name] = forget;
  performance.now = () => now;
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...args) {
      super(...(args.length > 0 ? args : [BEGAN + now]));
    }
    static now() {
      return BEGAN + now;
    }
  };
  Math.random = () => 0.5;
  AbortSignal.timeout = (ms) => {
    const aborting = new AbortController();
    wait(ms, () => aborting.abort(new DOMException('too late', 'TimeoutError')));
    return aborting.signal;
  };
  window.fetch = async (...request) => {
    asked += 1;
    // Its place in time does not hang on when the answer comes.
    const isDue = passed(LATENCY_MS);
    let answer;
    let body;
    try {
      answer = await ask(...request);
      body = await answer.arrayBuffer();
    } finally {
      asked -= 1;
    }
    await isDue;
    return new Response(body, answer);
  };

  /** Until the page has done all that it can do now. */
  const still = async () => {
    do {
      await yielded(() => undefined, { priority: 'background' });
      await yielded(() => undefined, { priority: 'background' });
      if (asked > 0) await new Promise((done) => sleep(done, 1));
    } while (asked > 0);
  };
  const fire = (number, { at, call, every }) => {
    timers.delete(number);
    if (every) timers.set(number, { at: at + every, call, every });
    try {
      call();
    } catch (error) {
      console.error(error);
    }
  };
  const next = () =>
    [...timers].reduce((first, one) => (first && first[1].at <= one[1].at ? first : one), undefined);
  /** Lets so much time pass; `look` is called whenever the page has come to rest. Stops where `enough` says so. */
  const pass = async (ms, look, enough = () => false) => {
    const end = now + ms;
    await still();
    look();
    while (!enough()) {
      const due = next();
      if (!due || due[1].at > end) {
        now = end;
        return false;
      }
      if (due[1].at > now) look();
      now = Math.max(now, due[1].at);
      fire(...due);
      await still();
      if (next()?.[1].at !== now) look();
    }
    return true;
  };
  const until = (instant, look) => {
    if (now > instant) throw new Error(`it is ${now} ms already`);
    return pass(instant - now, look);
  };
  window.fabulaClock = { pass, until, now: () => now };
})();
