import type { Tell } from '@fabula/story/edit';
import type { StoryFolder } from '@fabula/story/story-folder';
import type { Asked, Told } from './messages.ts';
import type { Plan, Wanted } from './plan.ts';

interface Options {
  readonly tell: Tell;
  /** Ends the work, whose answer never comes then. */
  readonly signal: AbortSignal;
}

/**
 * Works out a change of the whole story in a worker of its own: that of a large one takes seconds, in which checks go on,
 * and can be ended at once. Where there are no workers it is done here.
 */
export async function planAside(folder: StoryFolder, wanted: Wanted, options: Options): Promise<Plan> {
  if (typeof Worker !== 'undefined') return inWorker(folder, wanted, options);
  const [{ planned }, { KeptReadings }] = await Promise.all([
    import('./plan.ts'),
    import('@fabula/story/kept-readings'),
  ]);
  return planned({ ...folder, kept: new KeptReadings() }, wanted, options.tell);
}

function inWorker({ slug, texts, media }: StoryFolder, wanted: Wanted, { tell, signal }: Options) {
  const worker = new Worker(new URL('./story.worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  const ask = (id: number, asked: Asked['ask']) =>
    worker.postMessage({ id, generation: 0, ask: asked } satisfies Asked);
  ask(0, { kind: 'open', story: { slug, texts: [...texts], media: [...media] } });
  ask(1, { kind: 'plan', wanted });
  return new Promise<Plan>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('share' in data) tell(data.share);
      if (!('plan' in data)) return;
      resolve(data.plan);
      worker.terminate();
    };
    worker.onerror = ({ message }) => {
      reject(new Error(message));
      worker.terminate();
    };
  });
}
