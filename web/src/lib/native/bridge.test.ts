import { beforeEach, expect, test } from '@jest/globals';
import { listenNative } from './bridge.ts';
import type { FromNative } from './messages.ts';

/** Node has event targets and message events of its own; only the page's two are missing. */
const page = {
  window: new EventTarget(),
  document: new EventTarget(),
  location: new URL('https://play.example.org'),
};
Object.assign(globalThis, page);

let heard: FromNative[];
let stop: () => void;
beforeEach(() => {
  heard = [];
  stop?.();
  stop = listenNative((message) => heard.push(message));
});

const SPEAKING = { data: '{"type":"player_speaking"}' };
/** A message with a source: no other window can be made here. */
function from(source: unknown, fields: MessageEventInit = SPEAKING): MessageEvent {
  const event = new MessageEvent('message', fields);
  Object.defineProperty(event, 'source', { value: source });
  return event;
}

test('the shell is heard at the window and at the document, each message once, until nobody listens', () => {
  page.window.dispatchEvent(from(page.window, { ...SPEAKING, origin: 'https://play.example.org' }));
  page.window.dispatchEvent(from(null));
  expect(heard.length).toBe(2);
  const bubbling = from(null);
  page.document.dispatchEvent(bubbling);
  // What bubbles comes to the window too.
  page.window.dispatchEvent(bubbling);
  expect(heard.length).toBe(3);
  stop();
  page.document.dispatchEvent(from(null));
  expect(heard.length).toBe(3);
});

test('another site, another window and a frame are not the shell', () => {
  page.window.dispatchEvent(from(null, { ...SPEAKING, origin: 'https://elsewhere.example' }));
  page.window.dispatchEvent(from(new EventTarget(), { ...SPEAKING, origin: 'https://play.example.org' }));
  page.window.dispatchEvent(from(new EventTarget()));
  expect(heard).toEqual([]);
});
