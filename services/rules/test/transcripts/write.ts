// Writes the transcripts anew, after the law has changed on purpose: npx tsx --conditions=source services/rules/test/transcripts/write.ts
import { writeFileSync } from 'node:fs';
import { rendered } from './render.ts';
import { pageOf, TRANSCRIPTS } from './transcripts.ts';

for (const [type, transcript] of Object.entries(TRANSCRIPTS))
  writeFileSync(pageOf(type), rendered(transcript));
