import { jest } from '@jest/globals';
import type { Root } from 'react-dom/client';

const open = new Set<BroadcastChannel>();

/** By which a page hears of other tabs. */
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    open.add(this);
  }
}

/** A page that was left is no other tab of the next one: they have one storage here, and it would write in that. */
function leave(): void {
  for (const channel of open) channel.close();
  open.clear();
  globalThis.BroadcastChannel = Channel;
}

/** A new page of the site, as its files would draw it. */
export async function openWhole(path: string, languages: string[] = ['en-GB']): Promise<Root> {
  leave();
  Object.defineProperty(navigator, 'languages', { configurable: true, get: () => languages });
  history.replaceState(null, '', path);
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<div id="root"><p>lamps</p></div>';
  const { boot } = await import('../app/boot.tsx');
  const element = document.getElementById('root');
  if (!element) throw new Error('no root');
  return boot(element);
}

/** Waits until `shown`, while `stepMs` of the page's own time pass at each look: what it fetches takes as long as it takes. */
export async function untilShown(shown: () => unknown, stepMs = 10): Promise<void> {
  while (!shown()) await jest.advanceTimersByTimeAsync(stepMs);
}
