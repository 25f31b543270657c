import { resetFactors } from '../factors.ts';
import { type ConsoleChoice, consoleTools, idOf } from './tools.ts';

/**
 * Takes the second factor from the account of an address, for whoever runs the site: the last member of a team has nobody to
 * ask. All sessions of the account end. Throws UnknownProfile and NoFactor.
 */
export async function resetFactorOf(choice: ConsoleChoice, address: string): Promise<void> {
  const tools = consoleTools(choice);
  const userId = await idOf(tools, address);
  await resetFactors(tools, userId);
  await tools.audit.noteOfConsole({ action: 'factor-reset', subject: userId });
}
