/** A prompt as its file has it. */
export interface Template {
  /** `dialogue.v1`: what the log knows it by. */
  readonly name: string;
  readonly variables: readonly string[];
  /** Puts the values in. Throws where one is missing. */
  render(values: Readonly<Record<string, string>>): string;
}

const PARTS = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const SLOT = /\{\{(\w+)\}\}/g;

/** Reads a file of this folder. Throws where what it declares is not what it is, or uses. */
export function templateOf(file: string, source: string): Template {
  const [, head = '', body = ''] = PARTS.exec(source) ?? [];
  const fields = new Map(head.split('\n').map(fieldIn));
  const name = `${fields.get('prompt')}.v${fields.get('version')}`;
  if (`${name}.md` !== file) throw new Error(`the prompt in ${file} says it is ${name}`);
  const variables = (fields.get('variables') ?? '').split(',').map((each) => each.trim());
  const used = new Set([...body.matchAll(SLOT)].map(([, slot = '']) => slot));
  const wrong = [...new Set([...used, ...variables])].filter(
    (each) => !used.has(each) || !variables.includes(each),
  );
  if (wrong.length > 0) throw new Error(`declared or used, but not both, in ${file}: ${wrong.join(', ')}`);
  return { name, variables, render: (values) => rendered(body.trim(), values) };
}

function fieldIn(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

/** One pass: what looks like a slot inside a value stays what it is. */
function rendered(body: string, values: Readonly<Record<string, string>>): string {
  return body.replace(SLOT, (_, slot: string) => {
    const value = values[slot];
    if (value === undefined) throw new Error(`a prompt needs ${slot}`);
    return value;
  });
}
