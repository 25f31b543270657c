import type { MessageShape } from '@bufbuild/protobuf';
import type { FileEditSchema } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { FileChange, Wanted } from '../../../domain/drafts/apply-edit.ts';
import { BadPath, BadUpdate } from '../../../domain/drafts/errors.ts';
import { kindOf } from '../../../domain/drafts/paths.ts';

/** What is wanted of a file. Throws BadPath and BadUpdate where that cannot be. */
export function changeOf({
  path,
  version,
  updatesJson,
  change,
}: MessageShape<typeof FileEditSchema>): FileChange {
  if (path.includes('\0')) throw new BadPath({ message: 'A story has no such file.', field: 'files' });
  if (updatesJson.length > 0 && change.case !== undefined) throw severalChanges(path);
  return { path, version, to: wanted() };

  function wanted(): Wanted {
    switch (change.case) {
      case 'text':
        return { kind: 'text', text: change.value };
      case 'media':
        return { kind: 'media', sha256: change.value.sha256, bytes: change.value.bytes };
      case 'movedTo':
        // What lies where nothing should (of an adopted folder) can be moved away, and nothing there.
        if (kindOf(change.value) === undefined)
          throw new BadPath({ message: `A story has no such file: ${change.value}`, field: 'files' });
        return { kind: 'moved', to: change.value };
      case 'deleted':
        if (change.value) return { kind: 'deleted' };
        throw severalChanges(path);
      default:
        if (updatesJson.length === 0) throw severalChanges(path);
        return { kind: 'updates', updatesJson };
    }
  }
}

function severalChanges(path: string): BadUpdate {
  return new BadUpdate({ message: `${path} is to be changed in one way.`, field: 'files' });
}
