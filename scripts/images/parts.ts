import type { Part } from '@fabula/kit/tokens';

/** What an image of a part holds beside the compiled code of its workspaces, below the checkout. */
export interface PackedPart {
  readonly workspace: string;
  readonly others: readonly string[];
}

const STORIES = 'services/catalogue/stories';

/** Every part that has a process of its own. */
export const PACKED: Readonly<Record<Part, PackedPart>> = {
  // The realm's first state, for the command that changes it.
  auth: { workspace: 'services/auth', others: ['deploy/keycloak'] },
  // Whoever publishes, and whoever serves what has no version, read the same stories.
  catalogue: { workspace: 'services/catalogue', others: [STORIES] },
  media: { workspace: 'services/media', others: [STORIES] },
  run: { workspace: 'services/run', others: [] },
  'moment-engine': { workspace: 'services/moment-engine', others: [] },
  speech: { workspace: 'services/speech', others: [] },
  gateway: { workspace: 'gateway', others: ['web/dist'] },
};

/** Of the embedded way alone: no part that has a process of its own starts it. */
export const EMBEDDED_ALONE = ['@electric-sql/pglite', '@electric-sql/pglite-socket'];
