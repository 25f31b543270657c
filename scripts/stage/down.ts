// `make down`: stops exactly what `make up` started, in reverse order, by process id and start time.
import { takeDown } from './take-down.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

if (!(await takeDown(say))) say('Nothing is up.');
