import type { Director, DirectorCapabilities, DirectorPart, TurnContext } from '@fabula/director/director';
import { RuleError } from '@fabula/rules/errors';
import type { Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';

/** Told when a director failed; `followedBy` is absent where nobody is left to ask. */
export type OnFailure = (failure: { director: string; followedBy?: string; error: unknown }) => void;

/**
 * Directors in order of preference. One that fails before its first line is followed by the next. What was spoken
 * stands: of whoever follows then only the judgement counts. The last one is the scripted director, which needs nobody.
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

  *prepare(scene: Scene, read: Pick<TurnContext, 'release' | 'releaseVersion'>): Generator<void, void> {
    for (const director of this.ableIn(scene)) yield* director.prepare?.(scene, read) ?? [];
  }

  async *direct(
    scene: Scene,
    words: string,
    context: TurnContext,
    signal: AbortSignal,
  ): AsyncIterable<DirectorPart> {
    const able = this.ableIn(scene);
    const parts = new Parts();
    for (const [at, director] of able.entries()) {
      try {
        for await (const part of director.direct(scene, words, context, signal))
          yield* parts.pass(part.kind === 'judgement' ? { ...part, by: director.name } : part);
        yield* parts.rest();
        return;
      } catch (error) {
        // What the law refuses is no director's failure.
        if (error instanceof RuleError) throw error;
        const next = able[at + 1];
        const isOver = parts.isJudged || signal.aborted || !next;
        this.onFailure({ director: director.name, error, ...(isOver ? {} : { followedBy: next.name }) });
        if (parts.isJudged && !signal.aborted) return;
        if (isOver) throw error;
        parts.begin();
      }
    }
  }

  private ableIn({ state: { language } }: Scene): readonly Director[] {
    return this.directors.filter((each) => each.capabilities.languages.includes(language));
  }
}

/**
 * What of the directors' parts goes out. A judgement is held back until the first line is out: a director that fails
 * before it has said nothing at all. After a failure that came later no further line does.
 */
class Parts {
  isJudged = false;
  private hasSpoken = false;
  private isQuiet = false;
  private held: DirectorPart[] = [];

  /** Another director has its turn. */
  begin(): void {
    this.held = [];
    this.isQuiet = this.hasSpoken;
  }

  *pass(part: DirectorPart): Iterable<DirectorPart> {
    if (part.kind === 'judgement' && !this.hasSpoken) this.held.push(part);
    else if (part.kind === 'judgement') yield* this.out(part);
    else if (!this.isQuiet) {
      this.hasSpoken = true;
      yield* this.rest();
      yield part;
    }
  }

  *rest(): Iterable<DirectorPart> {
    const { held } = this;
    this.held = [];
    for (const part of held) yield* this.out(part);
  }

  private *out(part: DirectorPart): Iterable<DirectorPart> {
    this.isJudged ||= part.kind === 'judgement';
    yield part;
  }
}
