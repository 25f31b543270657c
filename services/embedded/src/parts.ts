import { join } from 'node:path';
import type { IdentityKeys } from '@fabula/auth/providers/oidc-provider/keys';
import { createAuthService } from '@fabula/auth/service';
import { createCatalogueService } from '@fabula/catalogue/service';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { createGateway, type GatewayPart } from '@fabula/gateway/service';
import type { Bus } from '@fabula/kit/bus';
import type { Lifecycle, Service } from '@fabula/kit/lifecycle';
import { mergedText } from '@fabula/kit/metrics';
import type { PartDeps } from '@fabula/kit/part';
import { MemoryPendingStore } from '@fabula/kit/pending';
import type { Part } from '@fabula/kit/tokens';
import { createMediaService } from '@fabula/media/service';
import { createMomentEngineService } from '@fabula/moment-engine/service';
import { createRunService } from '@fabula/run/service';
import { createSpeechService } from '@fabula/speech/service';
import type { Addresses } from './addresses.ts';
import type { EmbeddedConfig } from './config.ts';
import type { EmbeddedDatabase } from './database.ts';
import type { Progress } from './progress.ts';
import { WEB_FOLDER } from './web-folder.ts';

export interface PartsOptions {
  readonly config: EmbeddedConfig;
  readonly database: EmbeddedDatabase;
  readonly bus: Bus;
  readonly identityKeys: IdentityKeys;
  readonly issuer: string;
  readonly origins: readonly string[];
  readonly addresses: Addresses;
  readonly progress: Progress;
  readonly lifecycle: Lifecycle;
  readonly depsOf: (part: Part) => PartDeps;
}
