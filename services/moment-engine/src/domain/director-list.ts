import type { Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import type { Director, DirectorCapabilities, DirectorPart, TurnContext } from './director.ts';

/** Told when a director failed; `followedBy` is absent where lines had been spoken already. */
export type OnFailure = (failure: { director: string; followedBy?: string; error: unknown }) => void;

/**
 * Directors in order of preference. One that fails before its first line is followed by the next; after it never. The
 * last one is the scripted director, which needs nobody.
 */
export class DirectorList implements Director {
  readonly name = 'list';
  readonly capabilities: DirectorCapabilities;

  constructor(
    private readonly directors: readonly [Director, ...Director[]],
    private readonly onFailure: OnFailure,
  ) {
    const languages = new Set<Language>(directors.flatMap((each) => each.capabilities.languages));
    this.capabilities = {
      languages: [...languages],
      isDeterministic: directors.every((each) => each.capabilities.isDeterministic),
    };
  }

  async *direct(
    scene: Scene,
    words: string,
    context: TurnContext,
    signal: AbortSignal,
  ): AsyncIterable<DirectorPart> {
    const able = this.directors.filter((each) => each.capabilities.languages.includes(scene.state.language));
    for (const [at, director] of able.entries()) {
      const parts = new Parts();
      try {
        for await (const part of director.direct(scene, words, context, signal)) yield* parts.pass(part);
        yield* parts.rest();
        return;
      } catch (error) {
        const next = able[at + 1];
        const isOver = parts.hasSpoken || signal.aborted || !next;
        this.onFailure({ director: director.name, error, ...(isOver ? {} : { followedBy: next.name }) });
        if (isOver) throw error;
      }
    }
  }
}

/** Holds a judgement back until the first line is out: a director that fails before it has said nothing at all. */
class Parts {
  hasSpoken = false;
  private held: DirectorPart[] = [];

  *pass(part: DirectorPart): Iterable<DirectorPart> {
    if (part.kind === 'line') {
      this.hasSpoken = true;
      yield* this.rest();
      yield part;
    } else if (this.hasSpoken) yield part;
    else this.held.push(part);
  }

  *rest(): Iterable<DirectorPart> {
    const { held } = this;
    this.held = [];
    yield* held;
  }
}
