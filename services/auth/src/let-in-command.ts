// Lets whoever reads the mailbox of an account in by the next mailed link: FABULA_ADDRESS says whose.
import { runConsoleCommand } from './console/command.ts';
import { letInAddress } from './console/let-in.ts';

await runConsoleCommand({
  name: 'let in',
  work: letInAddress,
  done: 'for a week, the next mailed link opens the account',
});
