/** Where the object begins: what stands before it (a fence, "Sure!") is passed over. */
const BEGINNING = /\{\s*"/;
/** Some models think aloud first. */
const THOUGHTS = /^\s*<think>[\s\S]*?(?:<\/think>|$)/;

/**
 * Reads one JSON object while it is still being written. Field by field: a text can be had as far as it has come, any other
 * value once it is complete.
 */
export class JsonFields {
  private text = '';
  /** The first character that has not been looked at; -1: the object has not begun. */
  private at = -1;
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  private tokenStart = 0;
  private valueStart = -1;
  private key: string | undefined;
  private readonly ends = new Map<string, readonly [number, number]>();

  push(text: string): void {
    this.text += text;
    if (this.at < 0) this.begin();
    for (; this.at >= 0 && this.at < this.text.length && !this.isOver; this.at += 1) this.look();
  }

  /** The object is complete. */
  isOver = false;

  get hasBegun(): boolean {
    return this.at >= 0;
  }

  /** All that was written so far, around the object too. */
  get all(): string {
    return this.text;
  }

  /** Nothing but the object was written, so far. */
  get isBare(): boolean {
    return this.text.trimStart().startsWith('{');
  }

  /** The field is complete. */
  has(key: string): boolean {
    return this.ends.has(key);
  }

  /** A complete value; undefined where it is not complete, or no JSON. */
  value(key: string): unknown {
    const [start, end] = this.ends.get(key) ?? [0, 0];
    return parsed(this.text.slice(start, end));
  }

  /** A text as far as it has come; undefined where the field has not come, or is none. */
  textOf(key: string): string | undefined {
    const known = this.ends.get(key);
    if (known) {
      const [start, end] = known;
      const raw = this.text.slice(start, end).trim();
      return raw.startsWith('"') ? decoded(raw.slice(1, -1)) : undefined;
    }
    if (this.key !== key || this.valueStart < 0) return undefined;
    const raw = this.text.slice(this.valueStart, this.at).trimStart();
    if (!raw.startsWith('"')) return undefined;
    const whole = this.isEscaped ? raw.slice(1, -1) : raw.slice(1);
    return decoded(whole.replace(/\\u[0-9a-fA-F]{0,3}$/, ''));
  }

  private begin(): void {
    const thoughts = THOUGHTS.exec(this.text)?.[0].length ?? 0;
    const found = this.text.slice(thoughts).search(BEGINNING);
    if (found >= 0) this.at = thoughts + found;
  }

  private look(): void {
    const character = this.text[this.at];
    if (this.isInString) this.lookInString(character);
    else if (character === '"') {
      this.isInString = true;
      this.tokenStart = this.at;
    } else this.lookBetween(character);
  }

  private lookInString(character: string | undefined): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (character === '\\') this.isEscaped = true;
    else if (character === '"') {
      this.isInString = false;
      if (this.depth === 1 && this.valueStart < 0)
        this.key = decoded(this.text.slice(this.tokenStart + 1, this.at));
    }
  }

  private lookBetween(character: string | undefined): void {
    if (character === '{' || character === '[') this.depth += 1;
    else if (character === ':' && this.depth === 1) this.valueStart = this.at + 1;
    else if (character === ',' && this.depth === 1) this.close();
    else if (character === '}' || character === ']') {
      if (this.depth === 1) this.close();
      this.depth -= 1;
      this.isOver = this.depth === 0;
    }
  }

  /** The value of the field at hand ends before this character. */
  private close(): void {
    if (this.key !== undefined && this.valueStart >= 0 && !this.ends.has(this.key))
      this.ends.set(this.key, [this.valueStart, this.at]);
    this.key = undefined;
    this.valueStart = -1;
  }
}

/** The content of a JSON string; line breaks, which models leave unescaped, are spaces. */
function decoded(raw: string): string {
  const text = parsed(`"${raw.replace(/\p{Cc}/gu, ' ')}"`);
  return typeof text === 'string' ? text : '';
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // Not JSON: the field tells nothing.
  }
}
