// `make down`: stops exactly what `make up` started, in reverse order, by process id and start time.
import { stopProcess } from './managed-process.ts';
import { clearState, readState } from './state.ts';

const running = readState();
if (!running) process.stdout.write('Nothing is up.\n');
for (const mark of [...(running?.processes ?? [])].reverse()) {
  process.stdout.write(`Stopping ${mark.name}\n`);
  await stopProcess(mark);
}
clearState();
