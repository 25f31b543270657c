import { stringify } from 'yaml';

const UNFOLDED = { lineWidth: 0 } as const;
/** JSON leaves them as they are, and readers of YAML refuse them, or end a line there. */
const ODD_SIGNS = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** In double quotes, and all around it in brackets or braces: whatever it is, every reader takes it. */
export function quoted(value: unknown): string {
  return JSON.stringify(value).replace(
    ODD_SIGNS,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** On one line, as it stands in brackets or braces: `{ en: [a, b] }`. */
export function inFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inFlow).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(([key, each]) => `${inFlow(key)}: ${inFlow(each)}`);
    return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
  }
  return stringify([value], { ...UNFOLDED, collectionStyle: 'flow' }).slice('[ '.length, -' ]\n'.length);
}

/** What follows a key's colon, over as many lines as it takes. @param indent of the key */
export function afterColon(value: unknown, indent: string): string {
  return indented(stringify({ k: value }, UNFOLDED).slice('k:'.length, -1), indent);
}

/** What follows a list's dash. @param indent of the dash */
export function afterDash(value: unknown, indent: string): string {
  return indented(stringify([value], UNFOLDED).slice('-'.length, -1), indent);
}

/** A text in the quotes that it had before; undefined where it had none, or they do not do. */
export function inQuotes(value: unknown, type: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (type === 'QUOTE_DOUBLE') return quoted(value);
  return type === 'QUOTE_SINGLE' && !/[\n\r]/.test(value) ? `'${value.replaceAll("'", "''")}'` : undefined;
}

/** Whether it takes a line of its own for each entry. */
export function isBlock(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function indented(lines: string, indent: string): string {
  return lines.replace(/\n(?!\n|$)/g, `\n${indent}`);
}
