// Takes the second factor from an account, beside running processes: FABULA_ADDRESS says whose.
import { runConsoleCommand } from './console/command.ts';
import { resetFactorOf } from './console/reset-factor.ts';

await runConsoleCommand({
  name: 'reset factor',
  work: resetFactorOf,
  done: 'the second factor is gone, and all sessions of the account have ended',
});
