import { type Trial, tried } from './tried.ts';

/** What this file uses of a worker's own scope: the program's types are those of Node. */
interface WorkerScope {
  onmessage: ((event: { readonly data: Trial }) => void) | null;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as WorkerScope;
scope.onmessage = ({ data }) => scope.postMessage(tried(data));
