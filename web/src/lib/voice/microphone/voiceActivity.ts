import { inNativeShell } from '../../native/bridge.ts';
import { canRecord } from './canRecord.ts';
import type { DetectorMessage } from './detector.ts';

/** What is asked of the worker. */
type DetectorWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

const openWorker = (): DetectorWorker =>
  new Worker(new URL('./vad.worker.ts', import.meta.url), { type: 'module' });

/** Tells when somebody stops speaking, far better than a level can; silent until its model (4.6 MB) has loaded. */
export class VoiceActivity {
  readonly #open: () => DetectorWorker;
  #worker: DetectorWorker | undefined;
  #ready = false;
  #utterance = 0;
  onEnd: () => void = () => undefined;

  constructor(open: () => DetectorWorker = openWorker) {
    this.#open = open;
  }

  /** Begins to load, once; what could not be had is tried again. */
  load(): void {
    if (this.#worker) return;
    const worker = this.#open();
    this.#worker = worker;
    worker.addEventListener('message', ({ data }) => this.#take(worker, data));
    worker.addEventListener('error', (event) => {
      console.warn('voice activity model unavailable', event);
      this.#forget(worker);
    });
  }

  /** A new utterance begins. */
  reset(): void {
    this.load();
    this.#utterance += 1;
    if (this.#ready) this.#worker?.postMessage(this.#utterance);
  }

  /** Takes a copy of a chunk: a buffer that was handed over is gone. `isEarly`: it was heard before the utterance was asked for. */
  feed(pcm: ArrayBuffer, isEarly = false): void {
    if (!this.#ready) return;
    const copy = pcm.slice(0);
    this.#worker?.postMessage(isEarly ? { early: copy } : copy);
  }

  #take(worker: DetectorWorker, message: DetectorMessage): void {
    if (worker !== this.#worker) return;
    if (message === 'failed') this.#forget(worker);
    else if (message === 'ready') this.#begin();
    // The worker may lag behind: the end of an earlier utterance is none of this one.
    else if (message === this.#utterance) this.onEnd();
  }

  /** The model has loaded, maybe in the middle of an utterance. */
  #begin(): void {
    this.#ready = true;
    this.#worker?.postMessage(this.#utterance);
  }

  #forget(worker: DetectorWorker): void {
    worker.terminate();
    // What is told late, of one that was let go before, is none of the next one's.
    if (worker !== this.#worker) return;
    this.#worker = undefined;
    this.#ready = false;
  }
}

let activity: VoiceActivity | undefined;

/** The page's one: its worker lives on from game to game. */
export function voiceActivity(): VoiceActivity {
  activity ??= new VoiceActivity();
  return activity;
}

/** Loads the model ahead of the first utterance, once the page has nothing better to do. The shell listens by itself. */
export function loadWhileIdle(): void {
  if (inNativeShell() || !canRecord()) return;
  const load = () => voiceActivity().load();
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(load);
  else setTimeout(load, 1000);
}
