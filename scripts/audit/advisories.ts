import { z } from 'zod';
import type { Exceptions } from './exceptions.ts';

const advisory = z.object({ name: z.string(), title: z.string(), url: z.string(), severity: z.string() });
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});
const refusal = z.object({ message: z.string() });

/** What `npm audit --json` said, or why it could not ask. */
export type Audit = { readonly faults: readonly string[] } | { readonly skipped: string };

/** One line for each advisory that is not let pass, and for each exception that no advisory is known for. */
export function readAudit(said: string, { advisoryExceptions }: Exceptions): Audit {
  const answer: unknown = JSON.parse(said || '{"message":"npm said nothing"}');
  const refused = refusal.safeParse(answer);
  if (refused.success) return { skipped: refused.data.message };
  const { vulnerabilities } = report.parse(answer);
  // Whoever only depends on an affected package is named by that one's name.
  const known = new Map(
    Object.values(vulnerabilities)
      .flatMap(({ via }) => via.flatMap((one) => (typeof one === 'string' ? [] : [one])))
      .map((one) => [one.url.replace(/^.*\//, ''), one]),
  );
  const accepted = new Set(advisoryExceptions.map(({ id }) => id));
  return {
    faults: [
      ...[...known].flatMap(([id, { name, severity, title }]) =>
        accepted.has(id) ? [] : [`${name}: ${severity}, ${title} (${id})`],
      ),
      ...[...accepted].filter((id) => !known.has(id)).map((id) => `${id}: an exception that nothing needs`),
    ],
  };
}
