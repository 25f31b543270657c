import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { RichSite } from './rich-site.ts';

const PATH = 'story.yaml';
const MINUTES = /^estimatedMinutes: (\d+)$/m;

/** Changes something that players are told, and publishes that. @returns how long that took, milliseconds; NaN where the site gave it up, as a busy machine makes it do */
export async function publishOnce({ owner: { api }, storyId }: RichSite): Promise<number> {
  const { readDraftFiles, editDraft, publishDraft } = AuthoringService.method;
  const [file] = (await api.call(readDraftFiles, { storyId, paths: [PATH] })).files;
  const { version = 0, text = '' } = file ?? {};
  const minutes = Number(MINUTES.exec(text)?.[1]) + 1;
  const { revision } = await api.call(editDraft, {
    ...{ storyId, editId: crypto.randomUUID(), clientId: 'bench', kind: 'edit', part: 0, last: true },
    files: [
      {
        ...{ path: PATH, version },
        change: { case: 'text', value: text.replace(MINUTES, `estimatedMinutes: ${minutes}`) },
      },
    ],
  });
  const from = performance.now();
  const isDone = await api.call(publishDraft, { storyId, revision, note: '' }).then(
    () => true,
    () => false,
  );
  return isDone ? performance.now() - from : Number.NaN;
}
