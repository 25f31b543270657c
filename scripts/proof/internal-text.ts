import { ROOT } from '../stage/root.ts';

/** What no answer to a player may hold: stacks, paths, SQL and names of its tables, the words of libraries. */
const INTERNAL: readonly RegExp[] = [
  /\bat [^\n]*:\d+:\d+/,
  /node_modules|node:internal|\.[cm]?[jt]s:\d+/,
  /(^|[\s"'(])\/(srv|opt|tmp|home|usr|root|app|var)\//,
  /\.sock\b/,
  /\b(select|insert into|update|delete from)\b[^\n]*\b(from|values|set|where)\b[^\n]*[$(=]/i,
  /relation "|column "|violates|duplicate key|syntax error at|invalid byte sequence|deadlock detected/i,
  // `player_characters` is also a field of a GameOutput.
  /player_(stories|moments|characters|items)\b(?!":)|\b(run|auth|catalogue)\.(turns|outbox|inbox|sessions|profiles)\b/,
  /\b\d+ (CANCELLED|UNKNOWN|INVALID_ARGUMENT|DEADLINE_EXCEEDED|INTERNAL|UNAVAILABLE|UNAUTHENTICATED): /,
  /\b(grpc|ECONNREFUSED|ECONNRESET|ENOENT|knex|postgres|pglite|protobuf)/i,
  // As it is written: random bytes that come back in an error may spell three letters in any case.
  /\b[Zz]od(?![a-z])|\bZodError/,
  /\b(Type|Range|Syntax|Reference)Error\b|is not a function|Cannot read propert/,
];

/** A signed token: random letters, which may spell anything. */
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** The internal text in an answer, if there is some. */
export function internalText(answer: string): string | undefined {
  if (answer.includes(ROOT)) return ROOT;
  const text = answer.replace(TOKEN, '');
  for (const pattern of INTERNAL) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
}
