// Plain JavaScript, as the worker is. Makes an empty database in the folder that it is given, and ends.
import { PGlite } from '@electric-sql/pglite';

process.on('disconnect', () => process.exit(1)); // whoever asked for it has gone
const db = await PGlite.create({ dataDir: process.argv[2] });
await db.close();
process.exit(0);
