import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Account } from '../account.ts';

const { createStory, editDraft, getDraft, readDraftFiles, readRelease, setClosed, shareStory, syncDraft } =
  AuthoringService.method;
const { transferStory } = AuthoringService.method;
const named = z.object({ id: z.uuid() });

interface Begun {
  readonly name: string;
  readonly slug: string;
  readonly from?: 'first_story' | 'empty';
}

/** A story that somebody writes, as the site keeps it. */
export class WrittenStory {
  private constructor(
    private readonly account: Account,
    readonly id: string,
  ) {}

  /** A new one with three moments, of this account. */
  static async begin(account: Account, { name, slug, from = 'first_story' }: Begun): Promise<WrittenStory> {
    await account.token();
    const { storyId } = await account.api.call(createStory, { name: { en: name, fr: name }, slug, from });
    return new WrittenStory(account, storyId);
  }

  /** One that is there already. */
  static of(account: Account, id: string): WrittenStory {
    return new WrittenStory(account, id);
  }

  /** A text, as the site has it now; '' where there is none. */
  async text(path: string): Promise<string> {
    await this.account.token();
    const { files } = await this.account.api.call(readDraftFiles, { storyId: this.id, paths: [path] });
    return files[0]?.text ?? '';
  }

  /** What was published under this version, as JSON. */
  async release(version: number): Promise<string> {
    await this.account.token();
    const { json, jsonGzip } = await this.account.api.call(readRelease, { storyId: this.id, version });
    return json || gunzipSync(jsonGzip).toString();
  }

  /** All texts and media by their paths: a text, or what a picture's or a sound's content is called by. */
  async files(): Promise<ReadonlyMap<string, string>> {
    await this.account.token();
    const { files } = await this.account.api.call(getDraft, { storyId: this.id });
    const all = new Map<string, string>();
    for (const { path, sha256 } of files) all.set(path, sha256 ?? (await this.text(path)));
    return all;
  }

  /** Writes a text anew, or deletes it. */
  async write(path: string, text: string | undefined): Promise<void> {
    const { files } = await this.account.api.call(getDraft, { storyId: this.id });
    const version = files.find((file) => file.path === path)?.version ?? 0;
    const change =
      text === undefined
        ? ({ case: 'deleted', value: true } as const)
        : ({ case: 'text', value: text } as const);
    await this.account.api.call(editDraft, {
      ...{ storyId: this.id, editId: randomUUID(), clientId: 'another-page', kind: 'edit', part: 0 },
      ...{ last: true, files: [{ path, version, change }] },
    });
  }

  async share(userId: string, role: 'editor' | 'reader'): Promise<void> {
    await this.account.token();
    await this.account.api.call(shareStory, { storyId: this.id, userId, role });
  }

  /** It is to be theirs once they accept. */
  async offer(userId: string): Promise<void> {
    await this.account.token();
    await this.account.api.call(transferStory, { storyId: this.id, userId });
  }

  /** Nobody begins it any more, or somebody may again; games that are running play on. */
  async setClosed(isClosed: boolean): Promise<void> {
    await this.account.token();
    await this.account.api.call(setClosed, { storyId: this.id, isClosed, runs: 'play_on' });
  }

  /** Its author has it open somewhere. */
  async beThere(path: string, field = ''): Promise<void> {
    await this.account.token();
    const { revision } = await this.account.api.call(getDraft, { storyId: this.id });
    await this.account.api.call(syncDraft, {
      ...{ storyId: this.id, clientId: 'another-page', revision, path, field },
    });
  }

  /** The address of a moment's page below the site's. */
  async momentPage(slug: string): Promise<string> {
    const { id } = named.parse(parse(await this.text(`moments/${slug}.yaml`)));
    return `/admin/stories/${this.id}/flow/moment/${id}`;
  }
}
