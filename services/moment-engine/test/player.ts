import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import type { Client } from '@fabula/kit/client';
import { WalkthroughPlayer } from '@fabula/players/walkthrough-player';
import type { AudioAnswer, GameInputSchema, GameOutput, UserInput } from '@fabula/proto/frames/v1/frames_pb';
import type { PlayTurnResponse, TurnAudio, TurnError } from '@fabula/proto/moment/v1/moment_pb';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { Stage, TestEngine } from './stage.ts';

type GameInputInit = Omit<MessageInitShape<typeof GameInputSchema>, '$typeName'>;

const STORY = join(STORIES_ROOT, 'put-out-the-light');

/** What came down in a turn. */
export class Answer {
  readonly messages: PlayTurnResponse['message'][] = [];

  get transcript(): UserInput | undefined {
    return this.messages.flatMap((m) => (m.case === 'transcript' ? [m.value] : []))[0];
  }
  get audio(): TurnAudio[] {
    return this.messages.flatMap((m) => (m.case === 'audio' ? [m.value] : []));
  }
  get headers(): AudioAnswer[] {
    return this.audio.flatMap(({ header }) => header ?? []);
  }
  get output(): GameOutput | undefined {
    return this.messages.flatMap((m) => (m.case === 'output' ? [m.value] : []))[0];
  }
  get error(): TurnError | undefined {
    return this.messages.flatMap((m) => (m.case === 'error' ? [m.value] : []))[0];
  }
  get texts(): string[] {
    return this.headers.map(({ text }) => text);
  }
}

/** A player with a run, as the gateway speaks for them. */
export class TestPlayer {
  playerStoryId = '';
  token = '';
  /** As a gateway of the release before does not. */
  takesReferences = true;

  private constructor(
    private readonly stage: Stage,
    readonly run: Client<typeof RunService>,
  ) {}

  static async join(stage: Stage, language = 'en'): Promise<TestPlayer> {
    const player = new TestPlayer(stage, stage.runClient());
    // Authors may begin where they want to.
    player.token = await stage.identity.playerToken(randomUUID(), { roles: ['author'] });
    const storyId = await stage.storyId();
    const { playerStoryId } = await player.run.createRun({ storyId, language }, player.options);
    player.playerStoryId = playerStoryId;
    return player;
  }

  get options() {
    return { deadlineMs: 60_000, playerToken: this.token };
  }

  async view() {
    const { view } = await this.run.getGameView({ playerStoryId: this.playerStoryId }, this.options);
    if (!view) throw new Error('no view');
    return view;
  }

  /** Opens PlayTurn; nothing is sent by itself. */
  call(engine: TestEngine, signal?: AbortSignal) {
    return engine.client.playTurn({ ...this.options, signal });
  }

  upOf(input: Partial<GameInputInit> = {}, audio: Uint8Array<ArrayBuffer> = new Uint8Array(0)) {
    const { playerStoryId, takesReferences } = this;
    const value = { input: { playerStoryId, ...input }, audio, firstOfConnection: false, takesReferences };
    return { message: { case: 'input' as const, value } };
  }

  /** A whole turn. */
  async play(
    engine: TestEngine,
    input: Partial<GameInputInit> = {},
    audio?: Uint8Array<ArrayBuffer>,
  ): Promise<Answer> {
    const call = this.call(engine);
    call.send(this.upOf(input, audio));
    return this.read(call);
  }

  say(engine: TestEngine, text: string, more: Partial<GameInputInit> = {}): Promise<Answer> {
    return this.play(engine, { inputId: randomUUID(), text, ...more });
  }

  /** Starts moments of the player's own run until one listens. */
  async beginRun(engine: TestEngine): Promise<void> {
    for (;;) {
      const { momentStatus } = await this.view();
      if (momentStatus === 'open') return;
      await this.play(engine);
    }
  }

  /** In a test run, which begins in one of the moments; the stowaway listens. */
  async begin(engine: TestEngine, moment = 'the-stowaway'): Promise<void> {
    const { language } = await this.view();
    const { moments } = await this.stage.release();
    const blueprintMomentId = moments.find(({ slug }) => slug === moment)?.id;
    const run = {
      storyId: await this.stage.storyId(),
      language,
      ...(blueprintMomentId && { blueprintMomentId }),
    };
    this.playerStoryId = (await this.run.createTestRun(run, this.options)).playerStoryId;
    await this.play(engine);
  }

  async read(call: AsyncIterable<PlayTurnResponse>): Promise<Answer> {
    const answer = new Answer();
    for await (const { message } of call) answer.messages.push(message);
    return answer;
  }

  /** Plays the story's own walkthrough until a moment is open, or the run has ended. */
  async playUntil(engine: TestEngine, slug?: string): Promise<void> {
    const slugs = new Map((await this.stage.release()).moments.map(({ id, slug }) => [id, slug]));
    const language = (await this.view()).language === 'fr' ? 'fr' : 'en';
    const player = new WalkthroughPlayer(await readWalkthrough(STORY, language, 'won'), slugs);
    for (;;) {
      const view = await this.view();
      const isThere = view.momentStatus === 'open' && slugs.get(view.blueprintMomentId) === slug;
      const next = isThere ? undefined : player.next(view);
      if (!next) return;
      if (next.kind === 'start_moment') await this.play(engine);
      else await this.say(engine, next.text);
    }
  }
}
