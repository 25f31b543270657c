// Checks who imports whom (ARCHITECTURE.md, Layout). Usage: node scripts/lint/boundaries.mjs [folder]; exits 1 and names each line that is wrong.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { circlesIn } from './circles.mjs';

const root = process.argv[2] ?? new URL('../..', import.meta.url).pathname;
const SKIP = new Set(['node_modules', 'dist', 'gen', 'vendor', 'media', 'stories']);

/** Packages that may be imported only below a folder of that name (a provider of ours, or a part of kit). */
const VENDORS = {
  'oidc-provider': 'providers/oidc-provider',
  'light-my-request': 'providers/oidc-provider',
  nodemailer: 'providers/smtp',
  sharp: 'providers/sharp',
  '@dicebear/': 'providers/dicebear',
  'sherpa-onnx-node': 'providers/sherpa',
  'onnxruntime-': 'silero',
  '@nats-io/': 'kit/src/bus',
  ioredis: 'kit/src/pending',
  '@electric-sql/': 'kit/src/pglite',
  '@opentelemetry/': 'kit/src/tracing',
  'prom-client': 'kit/src/metrics',
  pino: 'kit/src/log',
};
const NODE_IO = /^node:(fs|net|http|https|child_process|worker_threads|dgram|tls)(\/|$)/;

/** Pure: no I/O, no clock, no chance of their own. Each may import those before it. */
const LIBRARIES = ['rules', 'story', 'director', 'players'];
/** Parts of the page that no player fetches, and what only they are made of. */
const OF_AUTHORS = /^web\/src\/(workers|features\/admin)\//;
const TOOLS_OF_AUTHORS =
  /^(@codemirror\/|@lezer\/|@xyflow\/|@dagrejs\/|@dicebear\/|fflate$|idb-keyval$|react-image-crop$)/;
/** Browsers have a twin of it (`#digest`). */
const ONLY_IN_NODE = 'services/rules/src/digest/node.ts';

/** Each rule answers what is wrong with one import, or nothing. */
const RULES = [
  ({ file, name, test }) =>
    /^services\/kit\/src\//.test(file) &&
    !test &&
    /^@fabula\/(?!kit\/|rules\/|proto\/)/.test(name) &&
    'kit imports the rules and the proto alone',
  ({ file, name, test }) => {
    const own = LIBRARIES.indexOf(/^services\/([^/]+)\/src\//.exec(file)?.[1] ?? '');
    const other = /^@fabula\/([^/]+)\//.exec(name)?.[1];
    if (own < 0 || test) return undefined;
    if (/^node:/.test(name)) return file !== ONLY_IN_NODE && 'a library runs in browsers as well';
    if (other === undefined) return undefined;
    const isBefore = LIBRARIES.slice(0, own + 1).includes(other);
    return !isBefore && 'of ours a library imports itself and the libraries before it alone';
  },
  ({ file, name, test, type }) =>
    file.startsWith('web/src/') &&
    !OF_AUTHORS.test(file) &&
    !test &&
    !type &&
    (LIBRARIES.includes(/^@fabula\/([^/]+)\//.exec(name)?.[1] ?? '') || TOOLS_OF_AUTHORS.test(name)) &&
    "a player's page is small: it takes no library of the game, and no tool of authors",
  ({ file, name, target }) =>
    file.startsWith('scripts/art/') &&
    (/^@fabula\/(?!figure\/)/.test(name) || target?.startsWith('scripts/art/') === false) &&
    'of ours art imports itself and the figures alone',
  ({ file, name, test }) =>
    file.startsWith('web/figure/') &&
    !test &&
    !name.startsWith('./') &&
    'figures are drawn by pages and by art alike: they import nothing',
  ({ file, name, test }) => {
    const own = /^(services\/([^/]+)|gateway)\//.exec(file);
    const other = /^@fabula\/(auth|catalogue|run|moment-engine|speech|media|gateway|embedded)\//.exec(name);
    if (!own || !other || test || file.startsWith('services/embedded/')) return undefined;
    return (
      other[1] !== (own[2] ?? 'gateway') && 'a service speaks to another one over its API, never by import'
    );
  },
  ({ file, name, test }) =>
    /\/src\/domain\//.test(file) &&
    !test &&
    (NODE_IO.test(name) || /^(knex|pg|express|ws)$/.test(name)) &&
    'domain does no I/O',
  ({ file, name, test, type }) => {
    const vendor = Object.keys(VENDORS).find(
      (v) => name === v || name.startsWith(v.endsWith('/') || v.endsWith('-') ? v : `${v}/`),
    );
    if (!vendor || test || type || !/^(services|gateway)\//.test(file)) return undefined;
    return !file.includes(VENDORS[vendor]) && `${vendor} may be imported below ${VENDORS[vendor]} only`;
  },
  ({ file, target }) => {
    const from = /^web\/src\/(components|lib|features\/[^/]+|app)\//.exec(file)?.[1];
    const to = /^web\/src\/(components|lib|features\/[^/]+|app)\//.exec(target ?? '')?.[1];
    if (!from || !to || from === to) return undefined;
    const rank = (part) => (part === 'app' ? 2 : part.startsWith('features/') ? 1 : 0);
    if (rank(to) > rank(from)) return `${from} is below ${to}`;
    return rank(from) === 1 && rank(to) === 1 && 'features do not import each other';
  },
  ({ file, target }) => {
    const [from, to] = [file, target ?? ''].map((path) => /^web\/src\/lib\/(game|socket)\//.exec(path)?.[1]);
    return from && to && from !== to && 'the game and its socket meet in lib/channel';
  },
  ({ file, name, type }) =>
    file.startsWith('web/src/') &&
    /^(@bufbuild\/|@connectrpc\/)/.test(name) &&
    !type &&
    'web takes types only, no protobuf runtime',
];

function* sources(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!SKIP.has(entry.name) && !entry.name.startsWith('.')) yield* sources(path);
    } else if (/\.(ts|tsx|mjs)$/.test(entry.name)) yield path;
  }
}

const IMPORT =
  /^\s*(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|import\('([^']+)'\)/gm;

function importsOf(path) {
  const text = readFileSync(path, 'utf8');
  const file = relative(root, path);
  const test = /\.test\.tsx?$|\/(test|testing)\//.test(file);
  return [...text.matchAll(IMPORT)].map((match) => {
    const name = match[2] ?? match[3] ?? match[4] ?? '';
    const target = name.startsWith('.') ? relative(root, resolve(path, '..', name)) : undefined;
    const line = text.slice(0, match.index).split('\n').length + (/^\n/.test(match[0]) ? 1 : 0);
    return { file, test, name, target, line, type: Boolean(match[1]) };
  });
}

/** The file that an import means, where it is one of ours. */
function fileOf({ name, target }) {
  if (target !== undefined) return target;
  const [, part, path] = /^@fabula\/([^/]+)\/(.+)$/.exec(name) ?? [];
  if (part === 'figure') return `web/figure/${path}.ts`;
  return part && `${part === 'gateway' || part === 'proto' ? part : `services/${part}`}/src/${path}.ts`;
}

const imports = ['services', 'gateway', 'web', 'proto', 'scripts']
  .flatMap((folder) => [...sources(join(root, folder))])
  .flatMap(importsOf);
const astray = imports.flatMap((one) =>
  RULES.map((rule) => rule(one))
    .filter(Boolean)
    .map((why) => `${one.file}:${one.line} imports ${one.name}: ${why}`),
);
const circles = circlesIn(imports.map((one) => [one.file, fileOf(one)]));
const wrong = [...astray, ...circles.map((files) => `a circle of imports: ${files.join(' -> ')}`)];

for (const line of wrong) process.stderr.write(`${line}\n`);
process.stdout.write(
  wrong.length === 0 ? 'boundaries: all imports go where they may\n' : `boundaries: ${wrong.length} wrong\n`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
