import { audioSeconds } from './audio-seconds.ts';
import type { TurnDeps } from './deps.ts';
import { StoryTurns } from './story-turns.ts';
import { Turn, type TurnRequest } from './turn.ts';
import type { TurnChunk } from './upstream.ts';

/** All turns that this gateway runs, by player story. They outlive the sockets that asked for them. */
export class Turns {
  private readonly stories = new Map<string, StoryTurns>();
  private readonly stopping = new AbortController();

  constructor(private readonly deps: TurnDeps) {}

  /** Starts a turn, or lines it up behind the story's running one. Throws TooManyWaiting. */
  play(request: TurnRequest): Promise<void> {
    const { playerStoryId } = request;
    const story = this.stories.get(playerStoryId) ?? new StoryTurns(this.stopping.signal);
    this.stories.set(playerStoryId, story);
    const done = story.play(new Turn(request, this.deps), request.input);
    return done.finally(() => {
      if (story.isIdle) this.stories.delete(playerStoryId);
    });
  }

  /** Seconds of speech in a chunk, by what its input said of its audio. */
  secondsOf(playerStoryId: string, inputId: string, bytes: Uint8Array): number {
    const [turn] = this.of(playerStoryId)?.find(inputId) ?? [];
    return audioSeconds({ bytes, sampleRate: turn?.input.sampleRate, format: turn?.input.audioFormat });
  }

  private of(playerStoryId: string): StoryTurns | undefined {
    return this.stories.get(playerStoryId);
  }

  /** Ends the speech of a turn, and reports what was heard of it after its commit. Answers whether it runs here. */
  stop(playerStoryId: string, inputId: string, heardMs: number): boolean {
    const turns = this.of(playerStoryId)?.find(inputId) ?? [];
    for (const turn of turns) turn.stop(heardMs);
    turns[0]?.played(heardMs);
    return turns.length > 0;
  }

  /** Speech that is sent while it is spoken. Answers whether a turn is waiting for it. */
  chunk(playerStoryId: string, inputId: string, chunk: TurnChunk): boolean {
    const turns = this.of(playerStoryId)?.find(inputId) ?? [];
    return turns.map((turn) => turn.chunk(chunk)).includes(true);
  }

  /** Resolves when no turn is running. */
  async idle(): Promise<void> {
    while (this.stories.size > 0) await Promise.all([...this.stories.values()].map((story) => story.idle()));
  }

  /** Ends what is running: each turn fails, retryable. */
  async close(): Promise<void> {
    this.stopping.abort();
    await this.idle();
  }
}
