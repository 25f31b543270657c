import { jest } from '@jest/globals';

/** A page that stands. */
export interface WholePage {
  close(): void;
}

/** A new page of the site, as its files would draw it. */
export async function openWhole(path: string, languages: string[] = ['en-GB']): Promise<WholePage> {
  Object.defineProperty(navigator, 'languages', { configurable: true, get: () => languages });
  history.replaceState(null, '', path);
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<div id="root"><p>lamps</p></div>';
  const hangUp = listenIn();
  const { boot } = await import('../app/boot.tsx');
  const element = document.getElementById('root');
  if (!element) throw new Error('no root');
  const root = boot(element);
  return {
    close: () => {
      root.unmount();
      hangUp();
    },
  };
}

/** Another page of the site in the same browser hears what this one tells: a page that is closed hears nothing of the next. */
function listenIn(): () => void {
  const Channel = globalThis.BroadcastChannel;
  const opened: BroadcastChannel[] = [];
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      opened.push(this);
    }
  };
  return () => {
    for (const channel of opened) channel.close();
    globalThis.BroadcastChannel = Channel;
  };
}

/** Waits until `shown`, while `stepMs` of the page's own time pass at each look: what it fetches takes as long as it takes. */
export async function untilShown(shown: () => unknown, stepMs = 10): Promise<void> {
  while (!shown()) await jest.advanceTimersByTimeAsync(stepMs);
}
