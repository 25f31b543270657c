import { type Plugin, parseAst } from 'vite';
import { addedNames } from '../src/lib/polyfill.ts';
import { features } from './newer.ts';

/** What a package, or a file of ours, looks for before it uses it, or has itself by the same name. */
const GUARDED: Readonly<Record<string, readonly string[]>> = {
  '@codemirror/commands': ['Intl.Segmenter'],
  '@codemirror/language': ['Navigator.scheduling', 'Window.cancelIdleCallback', 'Window.requestIdleCallback'],
  '@codemirror/view': ['Selection.getComposedRanges', 'Viewport'],
  '@noble/hashes': ['Uint8Array.fromHex'],
  '@radix-ui/react-focus-scope': ['Element.checkVisibility'],
  '@xyflow/react': ['Element.checkVisibility'],
  fflate: ['Error.captureStackTrace'],
  i18next: ['Translator'],
  'js-yaml': ['Error.captureStackTrace'],
  'onnxruntime-web': ['Navigator.gpu', 'Navigator.ml'],
  'react-dom': [
    ...['Element.startViewTransition', 'Navigation.currentEntry', 'Navigation.navigate'],
    ...['Navigation.transition', 'Navigator.connection'],
  ],
  'web/src/features/admin/history/SpellDetail.tsx': ['Window.restore'],
  'web/src/features/admin/whenIdle.ts': ['Window.cancelIdleCallback', 'Window.requestIdleCallback'],
  'web/src/lib/voice/microphone/voiceActivity.ts': ['Window.requestIdleCallback'],
  zod: ['Error.captureStackTrace', 'URL.canParse'],
};

/** Whose methods are known by their names, wherever they are called. Others' are everyday words (`take`, `draw`). */
const TELLING = [
  'Array',
  'ArrayBuffer',
  'Blob',
  'Document',
  'Element',
  'Map',
  'Promise',
  'Selection',
  'Set',
  'String',
];

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Every part of a program. */
function parts(program: unknown): Node[] {
  const found = [program].filter(isNode);
  for (const node of found) {
    for (const value of Object.values(node)) {
      for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) found.push(part);
    }
  }
  return found;
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined;

/** Objects that have no name of their own in the global scope, by the one that is there. */
const INSTANCES = new Map([
  ['crypto', 'Crypto'],
  ['document', 'Document'],
  ['navigation', 'Navigation'],
  ['navigator', 'Navigator'],
  ['performance', 'Performance'],
  ['window', 'Window'],
]);

/** What is asked of code. A method that an older object has by the same name says nothing. */
function known() {
  const { above, below } = features();
  const older = new Set(below.map(({ member }) => member));
  const names = new Set(above.map(({ name }) => name));
  const methods = new Map(
    above.flatMap(({ owner, member, name }) =>
      member && TELLING.includes(owner) && !older.has(member) ? [[member, name] as const] : [],
    ),
  );
  return { names, methods };
}

function* usedIn(node: Node, { names, methods }: ReturnType<typeof known>): Generator<string> {
  if (node.type === 'Literal' && /v/.test(flagsOf(node))) yield 'RegExp.unicodeSets';
  if (node.type === 'NewExpression') {
    const name = nameOf(node.callee);
    if (name && names.has(name)) yield name;
  }
  if (node.type === 'MemberExpression' && !node.computed) {
    const [owner, member] = [nameOf(node.object), nameOf(node.property)];
    const name = owner && `${INSTANCES.get(owner) ?? owner}.${member}`;
    if (name && names.has(name)) yield name;
  }
  if (node.type === 'CallExpression') {
    const name = `Window.${nameOf(node.callee)}`;
    if (names.has(name)) yield name;
  }
  if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.type === 'MemberExpression') {
    const method = methods.get(nameOf(node.callee.property) ?? '');
    if (method && !node.callee.computed) yield method;
  }
}

const flagsOf = ({ regex }: Node): string => (regex as { flags?: string } | undefined)?.flags ?? '';

/** Of which package a file is; of ours, its place below `web`. */
const sourceOf = (id: string): string =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ??
  id.replace(/^.*\/(?=web\/|services\/|proto\/)/, '');

/** What some code uses of which one of the floor's browsers has nothing, and which nobody adds. @param id of its file */
export function aboveFloor(code: string, id: string, look = known()): string[] {
  const used = parts(parseAst(code)).flatMap((node) => [...usedIn(node, look)]);
  const mayUse = [...addedNames, ...(GUARDED[sourceOf(id)] ?? [])];
  return [...new Set(used)].filter((name) => !mayUse.includes(name)).sort();
}

/** Fails the build where the page, or a package that comes with it, uses what one of the floor's browsers has not. */
export function keepsToFloor(): Plugin {
  return {
    name: 'keeps-to-floor',
    apply: 'build',
    generateBundle(_options, bundle) {
      const look = known();
      const modules = Object.values(bundle).flatMap((each) =>
        each.type === 'chunk' ? Object.entries(each.modules) : [],
      );
      const found = modules.flatMap(([id, { code }]) =>
        aboveFloor(code ?? '', id, look).map((name) => `${name} in ${sourceOf(id)}`),
      );
      if (found.length > 0)
        this.error(`newer than the oldest browsers of floor.ts:\n${[...new Set(found)].join('\n')}`);
    },
  };
}
