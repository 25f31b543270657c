// Plain JavaScript, as the worker is.
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * The database's folder. Emscripten notes a new file before it has made it, and keeps the note where that fails, for want of
 * a file handle or of room: from then on the file was there for the database when it wanted to make it, and not there when it
 * wanted to open it, until a restart. Here such a note goes, so that the next try finds what is so.
 */
export class NodeFolder extends NodeFS {
  async init(pg, options) {
    const made = await super.init(pg, options);
    // Before the folder is mounted: what is mounted asks these.
    made.emscriptenOpts.preRun.unshift(({ FS }) => forgetUnmade(FS));
    return made;
  }
}

function forgetUnmade(FS) {
  const operations = FS.filesystems.NODEFS.node_ops;
  const { mknod } = operations;
  operations.mknod = (parent, name, mode, device) => {
    try {
      return mknod(parent, name, mode, device);
    } catch (error) {
      forget(FS, parent, name);
      throw error;
    }
  };
}

/** Looks only at what is noted: a look at the disk would note it anew, or throw. */
function forget(FS, parent, name) {
  for (let node = FS.nameTable[FS.hashName(parent.id, name)]; node; node = node.name_next)
    if (node.parent.id === parent.id && node.name === name) return FS.hashRemoveNode(node);
}
