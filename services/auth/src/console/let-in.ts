import { letInByMail } from '../mailbox/let-in.ts';
import { type ConsoleChoice, consoleTools, idOf } from './tools.ts';

/**
 * Whoever runs the site knows that the mailbox of an account is its owner's: the next mailed link opens it, as
 * {@link letInByMail} says. The last member of a team has nobody else to ask. Throws UnknownProfile and EmailProven.
 */
export async function letInAddress(choice: ConsoleChoice, address: string): Promise<void> {
  const tools = consoleTools(choice);
  const userId = await idOf(tools, address);
  await letInByMail(tools, userId, (tx) =>
    tools.audit.noteOfConsoleIn(tx, { action: 'let-in-by-mail', subject: userId }),
  );
}
