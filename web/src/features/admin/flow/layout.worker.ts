import { type Layable, layOut } from './layout/layOut.ts';

self.addEventListener('message', ({ data }: MessageEvent<Layable>) => self.postMessage(layOut(data)));
