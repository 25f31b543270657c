import type { Point } from '../model.ts';
import type { Layable } from './parts.ts';

const hasWorkers = typeof Worker !== 'undefined';

async function openWorker(): Promise<Worker> {
  const { default: LayoutWorker } = await import('../layout.worker.ts?worker');
  return new LayoutWorker();
}

/** One that has been opened before it is needed. */
let waiting: Promise<Worker> | undefined;

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
  const worker = await coming;
  try {
    return await answerOf(worker, graph);
  } finally {
    worker.terminate();
  }
}

function answerOf(worker: Worker, graph: Layable): Promise<ReadonlyMap<string, Point>> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ReadonlyMap<string, Point>>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(graph);
  });
}
