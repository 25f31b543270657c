import { type Trial, tried } from './tried.ts';

/** What this file uses of a worker's own scope: the program's types are those of Node. */
declare const self: {
  onmessage: ((event: { readonly data: Trial }) => void) | null;
  postMessage(message: unknown): void;
};

self.onmessage = ({ data }) => self.postMessage(tried(data));
