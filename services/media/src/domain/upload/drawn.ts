/** A part of a drawing that may be drawn again elsewhere, and what lies in it. */
interface Part {
  elements: number;
  /** Ids of the parts that its attributes draw again. */
  readonly again: string[];
  /** Names of its elements and their classes: what rules of a style are for. */
  readonly styled: string[];
}

const WHOLE = '';
/** Parts that are drawn in parts, so deep; nobody draws so, and it is followed by recursion. */
const MOST_DEPTH = 20;
const URL_OF_PART = /url\s*\(\s*['"]?#([~\w.:-]+)/g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/**
 * Counts what is drawn, not what is written: who draws a part again and again, and in it another one, asks for more in a few
 * lines than any page can bear.
 */
export class Drawn {
  private readonly parts = new Map<string, Part>();
  private readonly open: Part[][] = [[this.partOf(WHOLE)]];
  /** Ids that rules draw, by the names and classes that the rules are for. */
  private readonly rules = new Map<string, string[]>();

  /** @param values its attributes by their local names */
  enter(element: string, values: Readonly<Record<string, string>>): void {
    const around = this.open.at(-1) ?? [];
    const within = values.id === undefined ? around : [...around, this.partOf(values.id)];
    this.open.push(within);
    const again = Object.entries(values).flatMap(([name, value]) =>
      name === 'href' ? [value.slice(1)] : partsIn(value),
    );
    const styled = [element, ...(values.class?.split(/\s+/) ?? [])];
    for (const part of within) {
      part.elements += 1;
      part.again.push(...again);
      part.styled.push(...styled);
    }
  }

  leave(): void {
    this.open.pop();
  }

  /** What a <style> says. */
  style(text: string): void {
    for (const [, selector = '', body = ''] of text.matchAll(RULE)) {
      const drawn = partsIn(body);
      if (drawn.length === 0) continue;
      for (const name of selector.match(/[\w-]+/g) ?? [])
        this.rules.set(name, [...(this.rules.get(name) ?? []), ...drawn]);
    }
  }

  /** How many elements are drawn in all; Infinity where a part is drawn within itself, or 20 of them in one another. */
  count(): number {
    const known = new Map<string, number>();
    const countOf = (id: string, depth: number): number => {
      const part = this.parts.get(id);
      if (!part) return 0;
      const found = known.get(id);
      if (found !== undefined) return found;
      known.set(id, Number.POSITIVE_INFINITY);
      const again = [...part.again, ...part.styled.flatMap((name) => this.rules.get(name) ?? [])];
      const count =
        depth > MOST_DEPTH
          ? Number.POSITIVE_INFINITY
          : again.reduce((sum, each) => sum + countOf(each, depth + 1), part.elements);
      known.set(id, count);
      return count;
    };
    return countOf(WHOLE, 0);
  }

  private partOf(id: string): Part {
    const part = this.parts.get(id) ?? { elements: 0, again: [], styled: [] };
    this.parts.set(id, part);
    return part;
  }
}

const partsIn = (text: string): string[] => [...text.matchAll(URL_OF_PART)].map(([, id = '']) => id);
