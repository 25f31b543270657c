import { jest } from '@jest/globals';
import type { Root } from 'react-dom/client';

/** A new page of the site, as its files would draw it. */
export async function openWhole(path: string, languages: string[] = ['en-GB']): Promise<Root> {
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
