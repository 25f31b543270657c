import type { ResponseOf } from '../../../lib/api/contract.ts';

export type OwnProfile = ResponseOf<'fabula.auth.v1.AuthService', 'getProfile'>;

/** What can be changed here; one at a time, in the section itself. */
export type Change = 'add' | 'remove' | 'codes' | 'close';

/** What has been done, and is told. */
export type Done = 'added' | 'removed' | 'made' | 'closed';
