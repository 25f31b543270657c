import { SpeechAborted } from './errors.ts';

interface Flight<T> {
  readonly result: Promise<T>;
  readonly abort: AbortController;
  waiting: number;
}

/** Equal requests at one time share one piece of work, which is called off only when nobody waits for it any more. */
export class SingleFlight<T> {
  private readonly flights = new Map<string, Flight<T>>();

  /** Throws SpeechAborted when `signal` calls this caller off, else what `work` throws. */
  async run(key: string, work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
    if (signal.aborted) throw new SpeechAborted(signal.reason);
    const flight = this.flights.get(key) ?? this.start(key, work);
    flight.waiting += 1;
    try {
      return await orAborted(flight.result, signal);
    } finally {
      flight.waiting -= 1;
      if (flight.waiting === 0) this.leave(key, flight);
    }
  }

  private start(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const abort = new AbortController();
    const flight: Flight<T> = { result: work(abort.signal), abort, waiting: 0 };
    this.flights.set(key, flight);
    const land = () => this.forget(key, flight);
    flight.result.then(land, land);
    return flight;
  }

  private leave(key: string, flight: Flight<T>): void {
    this.forget(key, flight);
    flight.abort.abort();
  }

  private forget(key: string, flight: Flight<T>): void {
    if (this.flights.get(key) === flight) this.flights.delete(key);
  }
}

function orAborted<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(new SpeechAborted(signal.reason));
    signal.addEventListener('abort', aborted, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', aborted));
  });
}
