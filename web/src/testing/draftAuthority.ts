import { applyEdit, type FileChange, pathsOf } from '@fabula/catalogue/domain/drafts/apply-edit';
import { updateJson } from '@fabula/catalogue/domain/drafts/change-sets';
import type { DraftFile, FileStep } from '@fabula/catalogue/domain/drafts/files';
import type {
  Authority,
  EditAnswer,
  EditRequest,
  FileEdit,
  SyncAnswer,
  SyncRequest,
} from '../features/admin/draft/authority.ts';
import type { ApiError } from '../lib/api/call.ts';

interface Step extends FileStep {
  readonly path: string;
  readonly revision: number;
  readonly isDeleted: boolean;
}

/** What a line does to a call: it may be cut before the call arrives, or before its answer does. */
export interface Line {
  cut: 'never' | 'before' | 'after';
}

const AWAY: ApiError = { code: 'unavailable', message: '' };

/** A draft as the site keeps it, by the site's own rules, for tests of pages: many lines lead to it. */
export class DraftAuthority {
  readonly files = new Map<string, DraftFile>();
  readonly #steps: Step[] = [];
  readonly #answers = new Map<string, EditAnswer>();
  /** Of edits whose last part has not come. */
  readonly #parts = new Map<string, FileEdit[]>();
  #revision = 0;
  /** Nobody may do anything any more. */
  isClosed = false;
  /** How many edits were. */
  refused = 0;

  constructor(texts: Readonly<Record<string, string>>) {
    const files = Object.entries(texts).map(([path, text]) => ({ path, version: 0, text }));
    if (files.length > 0) this.#apply({ editId: 'first', clientId: 'first', files });
  }

  text(path: string): string | undefined {
    const content = this.files.get(path)?.content;
    return content && 'text' in content ? content.text : undefined;
  }

  /** One page's way to it. */
  line(line: Line = { cut: 'never' }): Authority {
    const through = async <T>(act: () => T): Promise<T> => {
      if (line.cut === 'before') throw AWAY;
      if (this.isClosed)
        throw { code: 'not_found', message: '', reason: 'STORY_NOT_FOUND' } satisfies ApiError;
      const answer = act();
      if (line.cut === 'after') throw AWAY;
      return answer;
    };
    return {
      head: () => through(() => this.#head()),
      read: (paths) => through(() => this.#read(paths)),
      edit: (edit) => through(() => this.#answers.get(edit.editId) ?? this.#take(edit)),
      sync: (place) => through(() => this.#sync(place)),
    };
  }

  #head(): Awaited<ReturnType<Authority['head']>> {
    const files = [...this.files.values()].flatMap(({ path, version, content }) =>
      content === null ? [] : [{ path, version, ...aboutOf(content) }],
    );
    const { revision } = { revision: this.#revision };
    const open = { isListed: false, isClosed: false, closedRuns: '', isClosedByTeam: false };
    return { revision, myRole: 'owner', members: [], files, slug: 'story', origin: 'draft', ...open };
  }

  #read(paths: readonly string[]) {
    const files = paths.flatMap((path) => {
      const { content, version = 0 } = this.files.get(path) ?? {};
      if (!content) return [];
      if ('text' in content) return [{ path, text: content.text, version }];
      const { sha256, bytes } = content;
      return [{ path, text: '', version, sha256, v: sha256.slice(0, 32), bytes }];
    });
    return { files, left: [] };
  }

  #take(edit: EditRequest): EditAnswer {
    const { editId, last } = edit;
    const files = [...(this.#parts.get(editId) ?? []), ...edit.files];
    this.#parts.set(editId, files);
    return last ? this.#apply({ ...edit, files }) : { revision: this.#revision, files: [] };
  }

  #apply({ editId, clientId, files }: Pick<EditRequest, 'editId' | 'clientId' | 'files'>): EditAnswer {
    const changes = files.map(changeOf);
    const writes = this.#writes(changes, clientId);
    this.#revision += 1;
    for (const { path, version, content, steps } of writes) {
      this.files.set(path, { path, version, content });
      for (const step of steps)
        this.#steps.push({ ...step, path, revision: this.#revision, isDeleted: content === null });
    }
    const answer = {
      revision: this.#revision,
      files: writes.map(({ path, version }) => ({ path, version })),
    };
    this.#answers.set(editId, answer);
    return answer;
  }

  #writes(changes: FileChange[], clientId: string) {
    const known = pathsOf(changes).flatMap((path) => this.files.get(path) ?? []);
    const files = new Map(known.map((file) => [file.path, file]));
    try {
      return applyEdit({ files, changes, clientId });
    } catch (error) {
      this.refused += 1;
      const { reason, message } = error as { reason: string; message: string };
      throw { code: 'failed_precondition', reason, message } satisfies ApiError;
    }
  }

  #sync({ revision }: SyncRequest): SyncAnswer {
    const byPath = new Map<string, Step[]>();
    for (const step of this.#steps.filter((one) => one.revision > revision))
      byPath.set(step.path, [...(byPath.get(step.path) ?? []), step]);
    const files = [...byPath].map(([path, steps]) => {
      const updatesJson = steps.flatMap(({ clientId, changes }) =>
        changes === null ? [] : [updateJson({ clientId, changes })],
      );
      const isSameText = updatesJson.length === steps.length;
      const last = steps.at(-1);
      const change = isSameText ? 'updated' : last?.isDeleted ? 'deleted' : 'replaced';
      return { path, version: last?.version ?? 0, change, updatesJson: isSameText ? updatesJson : [] };
    });
    return { revision: this.#revision, files, reload: false, present: [] };
  }
}

function aboutOf(content: NonNullable<DraftFile['content']>) {
  if ('text' in content) return { bytes: content.bytes };
  const { sha256, bytes } = content;
  return { sha256, bytes, v: sha256.slice(0, 32) };
}

function changeOf({ path, version, updatesJson, text, media, movedTo, deleted }: FileEdit): FileChange {
  if (media) return { path, version, to: { kind: 'media', ...media } };
  if (updatesJson) return { path, version, to: { kind: 'updates', updatesJson } };
  if (text !== undefined) return { path, version, to: { kind: 'text', text } };
  if (movedTo !== undefined) return { path, version, to: { kind: 'moved', to: movedTo } };
  return { path, version, to: deleted ? { kind: 'deleted' } : { kind: 'updates', updatesJson: [] } };
}
