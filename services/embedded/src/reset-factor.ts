// `make reset-factor ADDRESS=...`, while Fabula is stopped.
import { resetFactorOf } from '@fabula/auth/console/reset-factor';
import { runConsoleCommand } from './console.ts';

await runConsoleCommand({
  work: resetFactorOf,
  done: (address) => `The second factor of ${address} is gone, and its sessions have ended.`,
});
