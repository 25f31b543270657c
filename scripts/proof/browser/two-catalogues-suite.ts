import { readFileSync } from 'node:fs';
import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts } from '@fabula/kit/testing/ports';
import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import { unzip } from '@fabula/web/features/admin/zip/unzip';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { Distributed } from '../../stage/distributed.ts';
import { answersOk, ManagedProcess } from '../../stage/managed-process.ts';
import { runCommand } from '../../stage/run-command.ts';
import { Api } from '../api.ts';
import { idOf, STORIES } from '../story.ts';
import { enter } from './admin-pages/house.ts';
import { Author } from './author.ts';
import { Desk } from './desk.ts';
import { DESKTOP, Guest } from './guest.ts';
import { TEXTS } from './texts.ts';

const { admin } = TEXTS.en;
const SLUG = 'the-dragons-advocate';
const COVER = 'media/cover.en.jpg';
const { listStoryReleases, publishDraft, getDraft } = AuthoringService.method;

/** A folder's files by their paths in it. */
async function filesBelow(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.slice(folder.length + 1), await readFile(file)] as const),
    ),
  );
}

/** What is written on a page stands whichever process of the catalogue is asked, and whatever is started again. */
export function twoCataloguesSuite(stage: () => Distributed, browser: () => Browser, folder: string): void {
  describe('two processes of the catalogue', () => {
    const started: ManagedProcess[] = [];
    let other: Api;
    let team: Author;

    /** One more of a part, on ports of its own. */
    async function oneMore(
      of: string,
      env: (address: string) => Readonly<Record<string, string>>,
    ): Promise<string> {
      const [port = 0, metrics = 0] = await freePorts(2);
      const { spec } = stage().processes.get(of) ?? {};
      if (!spec) throw new Error(`the stage has a ${of}`);
      const name = `${of}-more`;
      const metricsAddress = `127.0.0.1:${metrics}`;
      started.push(
        await ManagedProcess.start({
          ...{ ...spec, name, logFile: join(folder, 'logs', `${name}.log`) },
          env: { ...spec.env, ...env(`127.0.0.1:${port}`), FABULA_METRICS_ADDRESS: metricsAddress },
          isReady: () => answersOk(`http://${metricsAddress}/readyz`),
        }),
      );
      return `127.0.0.1:${port}`;
    }

    beforeAll(async () => {
      team = await Author.of({ origin: stage().origin, logFile: join(folder, 'logs/auth.log') });
      const catalogue = await oneMore('catalogue', (address) => ({ FABULA_RPC_ADDRESS: address }));
      const gateway = await oneMore('gateway-1', (address) => ({
        FABULA_HOST: address.split(':')[0] ?? '',
        FABULA_PORT: address.split(':')[1] ?? '',
        FABULA_CATALOGUE: `ipv4:${catalogue}`,
      }));
      other = new Api(`http://${gateway}`);
    }, 120_000);
    afterAll(async () => {
      for (const process of started.reverse()) await process.stop();
    });

    /** What media does not keep is not published, nor anything while it is away. @param sha256 of the English cover */
    async function refusedWithout(publish: () => Promise<unknown>, sha256: string): Promise<void> {
      const blob = join(folder, 'media/blobs', sha256.slice(0, 2), sha256);
      await rename(blob, `${blob}.away`);
      await expect(publish()).rejects.toThrow(
        /error FS511 story\.yaml:\d+:\d+ name\.en: The file media\/cover/,
      );
      await rename(`${blob}.away`, blob);
      await stage().processes.get('media')?.kill();
      const isSaid = expect.stringContaining('Nothing was published, and nothing is lost.');
      await expect(publish()).rejects.toMatchObject({ code: 'unavailable', message: isSaid });
      await stage().restart('media');
    }

    test('a story is adopted and mended at one, published at the other, rolled back, and stays so through restarts and imports', async () => {
      const { origin } = stage();
      const storyId = idOf(SLUG);
      const guest = await Guest.welcome({ browser: browser(), origin, language: 'en', size: DESKTOP });
      const { page } = guest;
      const desk = new Desk(guest);
      await enter(guest, { origin, member: () => team.newcomer('eva', 'team') });
      await page.goto(`${origin}/admin/stories/${storyId}`);
      await page.getByRole('button', { name: admin.folder.adopt, exact: true }).click();
      await page.goto(`${origin}/admin/stories/${storyId}/text/story.yaml`);
      await desk.end(/^estimatedMinutes: /);
      await page.keyboard.type(' # about');
      await page.keyboard.press('Control+s');
      await page.getByText(admin.saving.now).waitFor({ state: 'attached' });

      other.token = await team.token();
      const { revision, release } = await other.call(getDraft, { storyId });
      const before = release?.version ?? 0;
      await desk.replace('estimatedMinutes: ', 'estimatedMinutes: 1');
      await page.keyboard.press('Control+s');
      await page.getByText(admin.saving.saved, { exact: true }).waitFor();
      const now = await other.call(getDraft, { storyId });
      expect(now.revision).toBeGreaterThan(revision);
      const note = 'At the other process';
      const publish = () => other.call(publishDraft, { storyId, revision: now.revision, note });
      await refusedWithout(publish, now.files.find(({ path }) => path === COVER)?.sha256 ?? '');
      const { version } = await publish();
      expect(version).toBe(before + 1);

      await page.goto(`${origin}/admin/stories/${storyId}`);
      const again = `${admin.releases.again} ${admin.releases.version.replace('{{version}}', `${before}`)}`;
      await page.getByRole('button', { name: again, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: admin.releases.again }).click();
      const newest = admin.releases.version.replace('{{version}}', `${version + 1}`);
      await page.getByText(newest, { exact: true }).waitFor();
      const { releases } = await other.call(listStoryReleases, { storyId });
      expect(releases[0]?.contentHash).toBe(releases[2]?.contentHash);

      const files = await filesBelow(join(STORIES, SLUG));
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: admin.zip.export }).click();
      const zip = unzip(readFileSync(await (await download).path()));
      const unlike = [...zip].filter(([path, bytes]) => {
        return files.get(path.slice(SLUG.length + 1))?.equals(bytes) !== true;
      });
      expect(unlike.map(([path]) => path)).toEqual([`${SLUG}/story.yaml`]);
      expect(zip.size).toBe(files.size);

      const { spec } = stage().processes.get('catalogue') ?? {};
      await stage().restart('catalogue');
      const [second] = started;
      await second?.kill();
      if (second) started[0] = await ManagedProcess.start(second.spec);
      const file = 'services/catalogue/dist/import-command.js';
      await runCommand({ name: 'import-again', file, env: spec?.env ?? {} }, join(folder, 'logs'));
      other.token = await team.token();
      expect((await other.call(listStoryReleases, { storyId })).releases).toEqual(releases);
      const { isListed, origin: writtenIn } = await other.call(getDraft, { storyId });
      expect({ isListed, writtenIn }).toEqual({ isListed: true, writtenIn: 'draft' });
      await guest.leave();
    }, 600_000);
  });
}
