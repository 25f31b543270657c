import { TestEnvironment } from 'jest-environment-jsdom';

const open = new Set();

/** Its process may end while one is open, and the next page hears nothing of the one before. */
class Channel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
    open.add(this);
  }
}

/** What pages have in browsers and jsdom leaves out: Node's own do as well. */
const LEFT_OUT = {
  TextEncoder,
  TextDecoder,
  fetch,
  Request,
  Response,
  Headers,
  BroadcastChannel: Channel,
  structuredClone,
};

/** A page without a browser, for tests of components: `@jest-environment ./scripts/jest/page-environment.mjs`. */
export default class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, LEFT_OUT);
  }

  async teardown() {
    for (const channel of open) channel.close();
    open.clear();
    await super.teardown();
  }

  exportConditions() {
    return ['source', 'browser'];
  }
}
