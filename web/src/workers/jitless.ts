import { config } from 'zod';

// Before any schema is made: zod's probe for a faster way is a breach of the page's policy.
config({ jitless: true });
