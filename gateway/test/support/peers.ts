import type { DescService } from '@bufbuild/protobuf';
import { AppError } from '@fabula/kit/errors';
import { createLogger } from '@fabula/kit/log';
import { createMetrics } from '@fabula/kit/metrics';
import { type Handlers, playerOf, RpcServer } from '@fabula/kit/server';
import type { TestIdentity } from '@fabula/kit/testing/identity';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { MediaService } from '@fabula/proto/media/v1/media_pb';
import { RunService } from '@fabula/proto/run/v1/run_pb';
import { SpeechService } from '@fabula/proto/speech/v1/speech_pb';

class NotYours extends AppError {
  constructor() {
    super({ reason: 'RUN_NOT_FOUND', code: 'NOT_FOUND', message: 'There is no such game.' });
  }
}

/** A method that a test did not think of. */
const unexpected = async (): Promise<never> => {
  throw new AppError({ code: 'UNIMPLEMENTED', message: 'Not here.' });
};

// biome-ignore lint/correctness/useYield: it says nothing before it fails
const unexpectedStream = async function* (): AsyncGenerator<never> {
  await unexpected();
};

/** Handlers for a whole service, of which a test gives those it needs. */
export function partly<S extends DescService>(service: S, some: Partial<Handlers<S>>): Handlers<S> {
  const all = service.methods.map((m) => [m.localName, unexpected]);
  return { ...Object.fromEntries(all), ...some } as Handlers<S>;
}

export interface Heard {
  readonly playerStoryId: string;
  readonly inputId: string;
  readonly heardMs: number;
}

/** The parts behind the gateway other than the engine, as far as the gateway needs them. */
export class Peers {
  /** Player stories and whose they are. */
  readonly owners = new Map<string, string>();
  readonly heard: Heard[] = [];
  /** What auth was told of its callers. */
  readonly auth: { cookie?: string; address?: string; browser?: string }[] = [];
  /** Whether run is of the release before, which knows no question for the owner alone. */
  isEarlier = false;
  viewCalls = 0;
  /** How speech makes a line's sound. */
  synthesize: Handlers<typeof SpeechService>['synthesize'] = unexpectedStream;
  private readonly waiting: { readonly count: number; readonly go: () => void }[] = [];
  private readonly server: RpcServer;

  constructor(identity: TestIdentity) {
    const log = createLogger('peers', { level: 'silent' });
    const options = { part: 'run', verifiers: identity.verifiers, log, metrics: createMetrics('peers') };
    this.server = new RpcServer(options)
      .add(RunService, partly(RunService, this.run()))
      .add(AuthService, partly(AuthService, this.authMethods()))
      .add(
        CatalogueService,
        partly(CatalogueService, {
          listPublicStories: async () => ({
            stories: [
              {
                id: 's1',
                name: 'A </script> Story',
                backgroundImage: '/media/image/s1/place.webp?v=1',
                sampleImages: ['/media/image/s1/a.webp?v=1'],
              },
            ],
          }),
        }),
      )
      .add(
        SpeechService,
        partly(SpeechService, {
          synthesize: (request, call) => this.synthesize(request, call),
          getEngines: async () => ({
            engines: [
              { role: 'voice', name: 'espeak-ng', language: 'en', quality: 'floor', available: true },
            ],
          }),
        }),
      )
      .add(MediaService, partly(MediaService, {}));
  }

  listen(address: string): Promise<string> {
    return this.server.listen(address);
  }

  close(): Promise<void> {
    return this.server.close(0);
  }

  /** Resolves when so many reports of what was heard have come. */
  heardReports(count: number): Promise<void> {
    if (this.heard.length >= count) return Promise.resolve();
    return new Promise((go) => this.waiting.push({ count, go }));
  }

  private run(): Partial<Handlers<typeof RunService>> {
    return {
      checkOwner: async ({ playerStoryId }, call) => {
        if (this.isEarlier) return unexpected();
        if (this.owners.get(playerStoryId) !== playerOf(call).sub) throw new NotYours();
        return {};
      },
      getGameView: async ({ playerStoryId }, call) => {
        this.viewCalls += 1;
        if (this.owners.get(playerStoryId) !== playerOf(call).sub) throw new NotYours();
        return { view: { playerStoryId } };
      },
      markHeard: async ({ playerStoryId, inputId, heardMs }) => {
        this.heard.push({ playerStoryId, inputId, heardMs });
        for (const { count, go } of this.waiting) if (this.heard.length >= count) go();
        return {};
      },
      listProgress: async () => ({ stories: [] }),
      getRunState: async () => {
        throw new Error('secret text of a database');
      },
    };
  }

  private authMethods(): Partial<Handlers<typeof AuthService>> {
    return {
      resumeSession: async (_request, call) => {
        const cookie = call.metadata.get('cookie')[0]?.toString();
        const address = call.metadata.get('x-forwarded-for')[0]?.toString();
        const browser = call.metadata.get('x-user-agent')[0]?.toString();
        this.auth.push({
          ...(cookie && { cookie }),
          ...(address && { address }),
          ...(browser && { browser }),
        });
        call.answer.add('set-cookie', 'fabula=1; Path=/; HttpOnly');
        call.answer.add('set-cookie', 'other=2; Path=/');
        return { session: { accessToken: 'a', expiresIn: 300 } };
      },
      signInWithPassword: async () => {
        const message = 'Too many attempts.';
        throw new AppError({ code: 'RESOURCE_EXHAUSTED', message, retryAfterS: 77 });
      },
      getSignInOptions: async () => ({ password: true }),
    };
  }
}
