import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const judged = { reason: z.string().min(20), date: z.iso.date() };
const schema = z.strictObject({
  /** SPDX ids. */
  licences: z.array(z.string()),
  licenceExceptions: z.array(
    z.strictObject({ packages: z.array(z.string()).min(1), licence: z.string(), ...judged }),
  ),
  advisoryExceptions: z.array(z.strictObject({ id: z.string().regex(/^GHSA(-\w{4}){3}$/), ...judged })),
});

/** What is let pass, and why. */
export type Exceptions = z.infer<typeof schema>;

export function parseExceptions(text: string): Exceptions {
  return schema.parse(parse(text));
}

export const readExceptions = () =>
  parseExceptions(readFileSync(new URL('exceptions.yaml', import.meta.url), 'utf8'));
