import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePorts } from '@fabula/kit/testing/ports';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { describe, expect, test } from '@jest/globals';
import { type EmbeddedStage, startEmbedded } from '../stage/embedded.ts';
import { Api } from './api.ts';
import { runToEnd } from './run-to-end.ts';
import { STORY_FOLDER, STORY_ID } from './story.ts';
import { tempFolder } from './temp-folder.ts';

const EMBEDDED = 'services/embedded/dist/main.js';

/** What is wrong around the program. */
export function badEnvironmentSuite(stage: () => EmbeddedStage, folder: string): void {
  describe('surroundings that are wrong', () => {
    const pid = () => stage().process.mark.pid;
    const data = join(folder, 'data');

    test('a wrong configuration: every mistake at once, exit 1', async () => {
      const env = { FABULA_PORT: 'abc', FABULA_LOG_LEVEL: 'loud', FABULA_ACCESS_TOKEN_TTL: '1' };
      const { code, text } = await runToEnd(EMBEDDED, env);
      expect(code).toBe(1);
      for (const name of Object.keys(env)) expect(text).toContain(name);
    }, 120_000);

    test('a missing configuration of a part: every variable by name, exit 1', async () => {
      const { code, text } = await runToEnd('services/run/dist/main.js', {});
      expect(code).toBe(1);
      for (const name of ['RPC_ADDRESS', 'DATABASE_URL', 'NATS_URL', 'PRIVATE_KEY', 'ISSUER', 'CATALOGUE'])
        expect(text).toContain(`FABULA_${name} is missing`);
    }, 120_000);

    test('a port that is taken: says by whom', async () => {
      const { port } = new URL(stage().origin);
      const { code, text } = await runToEnd(EMBEDDED, { FABULA_PORT: port, FABULA_DATA: `${data}-other` });
      expect(code).toBe(1);
      expect(text).toContain(`process ${pid()}`);
    }, 120_000);

    test('a data folder that is taken: says by whom', async () => {
      const [port = 0] = await freePorts(1);
      const { code, text } = await runToEnd(EMBEDDED, { FABULA_PORT: String(port), FABULA_DATA: data });
      expect(code).toBe(1);
      expect(text).toContain(String(pid()));
      expect((await fetch(`${stage().origin}/healthz`)).ok).toBe(true);
    }, 120_000);

    test('a story with errors: the service starts, the story is not published, the log names file, line and field', async () => {
      const own = tempFolder('stories');
      const stories = join(own.path, 'stories');
      cpSync(dirname(STORY_FOLDER), stories, { recursive: true });
      const file = join(stories, 'put-out-the-light/moments/the-keeper.yaml');
      const lines = readFileSync(file, 'utf8').split('\n');
      const line = lines.findIndex((text) => text.startsWith('type:')) + 1;
      lines[line - 1] = 'type: interpretive-dance';
      writeFileSync(file, lines.join('\n'));
      const other = await startEmbedded({ folder: own.path, env: { FABULA_STORIES: stories } });
      const { stories: found } = await new Api(other.origin).call(
        CatalogueService.method.listPublicStories,
        {},
      );
      await other.stop();
      expect(found.length).toBeGreaterThan(0);
      expect(found.map(({ id }) => id)).not.toContain(STORY_ID);
      const log = readFileSync(other.logFile, 'utf8');
      expect(log).toMatch(new RegExp(`the-keeper\\.yaml[^\\n]*\\b${line}\\b`));
      expect(log).toMatch(/the-keeper\.yaml[^\n]*type/);
      own.remove();
    });
  });
}
