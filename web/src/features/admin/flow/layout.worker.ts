import '../../../lib/polyfill.ts';
import { layOut } from './layout/layOut.ts';
import type { Layable } from './layout/parts.ts';

self.addEventListener('message', ({ data }: MessageEvent<Layable>) => self.postMessage(layOut(data)));
