import type { Point } from '../model.ts';
import type { Layable } from './parts.ts';

const hasWorkers = typeof Worker !== 'undefined';

interface Opened {
  readonly worker: Worker;
  /** It may fail before it is asked anything, such as where its code cannot be fetched. */
  readonly failed: Promise<never>;
}

async function openWorker(): Promise<Opened> {
  const { default: LayoutWorker } = await import('../layout.worker.ts?worker');
  const worker = new LayoutWorker();
  const failed = new Promise<never>((_resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  failed.catch(() => undefined);
  return { worker, failed };
}

/** One that has been opened before it is needed. */
let waiting: Promise<Opened> | undefined;

/** Has a worker come while the story is still on its way. Where it cannot come, that is said when it is needed. */
export function prepareLayout(): void {
  if (!hasWorkers || waiting) return;
  waiting = openWorker();
  waiting.catch(() => undefined);
}

/** Lays out in a worker of its own, for a large story takes seconds; here where there are no workers. */
export async function layOutAside(graph: Layable): Promise<ReadonlyMap<string, Point>> {
  if (!hasWorkers) return (await import('./layOut.ts')).layOut(graph);
  const coming = waiting ?? openWorker();
  waiting = undefined;
  const { worker, failed } = await coming;
  try {
    return await Promise.race([failed, answerOf(worker, graph)]);
  } finally {
    worker.terminate();
  }
}

function answerOf(worker: Worker, graph: Layable): Promise<ReadonlyMap<string, Point>> {
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ReadonlyMap<string, Point>>) => resolve(data);
    worker.postMessage(graph);
  });
}
