// What is used here, by us or by a package, and is missing in one of the oldest browsers (`build/floor.ts`), or where the
// page has no secure address: a local network's plain http. It is there once this is imported, before anything else; nothing
// is replaced. By hand: a library's would weigh more than the catalogue's page may, and most browsers need none of it.
import { newInputId } from './protocol/inputId.ts';

function withResolvers() {
  const resolvers = {};
  const promise = new Promise((resolve, reject) => Object.assign(resolvers, { resolve, reject }));
  return { promise, ...resolvers };
}

/** Of signals: the first that aborts says why. */
function any(signals: Iterable<AbortSignal>): AbortSignal {
  const all = new AbortController();
  const { signal } = all;
  for (const one of signals) {
    if (one.aborted) all.abort(one.reason);
    if (signal.aborted) break;
    one.addEventListener('abort', () => all.abort(one.reason), { signal });
  }
  return signal;
}

function toSorted(this: ArrayLike<unknown>, compare?: (a: unknown, b: unknown) => number) {
  return Array.from(this).sort(compare);
}

function toReversed(this: ArrayLike<unknown>) {
  return Array.from(this).reverse();
}

function toSpliced(this: ArrayLike<unknown>, ...change: Parameters<unknown[]['splice']>) {
  const copy = Array.from(this);
  copy.splice(...change);
  return copy;
}

function withOne(this: ArrayLike<unknown>, at: number, value: unknown) {
  const copy = Array.from(this);
  const index = at < 0 ? copy.length + at : at;
  if (index < 0 || index >= copy.length) throw new RangeError(`there is no ${at} in it`);
  copy[index] = value;
  return copy;
}

/** By the names that the build knows them by (`build/newer.ts`). */
const ADDED = {
  'AbortSignal.any': [AbortSignal, any],
  'Array.toReversed': [Array.prototype, toReversed],
  'Array.toSorted': [Array.prototype, toSorted],
  'Array.toSpliced': [Array.prototype, toSpliced],
  'Array.with': [Array.prototype, withOne],
  'Crypto.randomUUID': [crypto, newInputId],
  'Promise.withResolvers': [Promise, withResolvers],
} as const;

export const addedNames: readonly string[] = Object.keys(ADDED);

for (const [name, [owner, value]] of Object.entries(ADDED)) {
  const key = name.replace(/.*\./, '');
  // As the browser's own: nobody who lists what an array has finds it.
  if (!(key in owner)) Object.defineProperty(owner, key, { value, writable: true, configurable: true });
}
