import type { Point } from '../model.ts';
import type { Layable } from './layOut.ts';

/** Lays out in a worker of its own, for a large story takes seconds; here where there are no workers. */
export async function layOutAside(graph: Layable): Promise<ReadonlyMap<string, Point>> {
  if (typeof Worker === 'undefined') return (await import('./layOut.ts')).layOut(graph);
  const { default: LayoutWorker } = await import('../layout.worker.ts?worker');
  const worker = new LayoutWorker();
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
