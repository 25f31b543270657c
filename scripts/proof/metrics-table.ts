import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moment } from '@fabula/rules/release/moment';
import { LANGUAGES } from '@fabula/rules/release/text';

/** A row of the table of metrics in `deploy/README.md`. */
export interface TableRow {
  readonly name: string;
  readonly kind: string;
  /** What each label may be. */
  readonly labels: ReadonlyMap<string, (value: string) => boolean>;
  readonly parts: string;
}

const CODES =
  /^(OK|CANCELLED|UNKNOWN|INVALID_ARGUMENT|DEADLINE_EXCEEDED|NOT_FOUND|ALREADY_EXISTS|PERMISSION_DENIED|RESOURCE_EXHAUSTED|FAILED_PRECONDITION|ABORTED|OUT_OF_RANGE|UNIMPLEMENTED|INTERNAL|UNAVAILABLE|DATA_LOSS|UNAUTHENTICATED)$/;
const TYPES = new RegExp(`^(${moment.options.map(({ shape }) => shape.type.value).join('|')})$`);

/** What the table calls a kind of values. */
const KINDS: Readonly<Record<string, RegExp>> = {
  method: /^fabula\.[a-z]+\.v1\.[A-Za-z]+Service\/[A-Za-z]+$/,
  'gRPC code': CODES,
  'HTTP status': /^[1-5]\d\d$/,
  'close code': /^(10\d\d|44\d\d)$/,
  'moment type': TYPES,
  route:
    /^(api|auth|identity|media|catalogue|health|file|page|image|forged|audio|avatar|token|oidc|google|outbox|other)$/,
  engine:
    /^(pocketsphinx-phrases|pocketsphinx-open|client|espeak|flite|silence|silero|energy|scripted|model)$/,
  language: new RegExp(`^(${LANGUAGES.join('|')})$`),
  prompt: /^[a-z_]+\.v\d+$/,
  consumer: /^(auth|run|catalogue|moment-engine)-[a-z-]+$/,
};

/** The table as it is written. */
export function readTable(root: string): ReadonlyMap<string, TableRow> {
  const lines = readFileSync(join(root, 'deploy/README.md'), 'utf8').split('\n');
  const rows = lines.filter((line) => line.startsWith('| `fabula_')).map(rowOf);
  return new Map(rows.map((row) => [row.name, row]));
}

function rowOf(line: string): TableRow {
  const [name = '', kind = '', , labels = '', , parts = ''] = line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
  const each = labels === '' ? [] : labels.split(';').map(labelOf);
  return { name: name.replaceAll('`', ''), kind, labels: new Map(each), parts };
}

function labelOf(text: string): [string, (value: string) => boolean] {
  const [name = '', values = ''] = text.split(':').map((half) => half.trim());
  const tests = values.split(',').map((value) => testOf(value.trim()));
  return [name.replaceAll('`', ''), (value) => tests.some((test) => test(value))];
}

function testOf(value: string): (given: string) => boolean {
  if (value.startsWith('`')) return (given) => given === value.replaceAll('`', '');
  const kind = KINDS[value];
  if (!kind) throw new Error(`the table of metrics names a kind that is not known: ${value}`);
  return (given) => kind.test(given);
}
