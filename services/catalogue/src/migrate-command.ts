// Makes the role and the schema of `catalogue` and runs its migrations: before its processes of this release start.
import { migratePart } from '@fabula/kit/migrate-part';
import { MIGRATIONS } from './migrations/index.ts';

await migratePart('catalogue', MIGRATIONS);
