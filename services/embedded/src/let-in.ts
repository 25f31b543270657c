// `make let-in ADDRESS=...`, while Fabula is stopped.
import { letInAddress } from '@fabula/auth/console/let-in';
import { runConsoleCommand } from './console.ts';

await runConsoleCommand({
  work: letInAddress,
  done: (address) =>
    `For a week, the next mailed link to ${address} opens its account. Password, factor and sessions of before end then.`,
});
