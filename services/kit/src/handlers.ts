import type { DescMethod, DescService } from '@bufbuild/protobuf';
import type { Handlers } from './server/types.ts';

/** Compiled or not: the handlers lie beside this file's kind. */
const EXTENSION = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/**
 * Finds the handlers of a service in a folder, by name: the method GetProfile is what `getProfile(context)`, exported by
 * `get-profile.ts`, returns. So a new method is a new file. Throws where a method's file is missing or exports no such function.
 *
 * @param folder where the files are, e.g. `new URL('./rpc/', import.meta.url)`
 */
export async function loadHandlers<S extends DescService, C>(
  service: S,
  folder: URL,
  context: C,
): Promise<Handlers<S>> {
  const handlers: Record<string, unknown> = {};
  // One after the other: they share what they import, and not every loader can have that asked for twice at once.
  for (const method of service.methods)
    handlers[method.localName] = (await factoryOf(method, folder))(context);
  return handlers as Handlers<S>;
}

async function factoryOf(method: DescMethod, folder: URL): Promise<(context: unknown) => unknown> {
  const file = `${fileNameOf(method.name)}${EXTENSION}`;
  const module = (await import(new URL(file, folder).href)) as Record<string, unknown>;
  const factory = module[method.localName];
  if (typeof factory !== 'function')
    throw new Error(`${file} does not export ${method.localName}, the handler of ${method.toString()}`);
  return factory as (context: unknown) => unknown;
}

/** GetProfile → get-profile */
function fileNameOf(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}
