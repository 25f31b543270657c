// `make down`: stops exactly what `make up` started, in reverse order, by process id and start time.
import { clearState, readState } from './state.ts';
import { stopAll } from './stop-all.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

const running = readState();
if (!running) say('Nothing is up.');
await stopAll(running?.processes ?? [], say);
clearState();
