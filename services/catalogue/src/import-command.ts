// `npm run import-stories`: publishes the story folders and ends. `--again <slug>`: a folder that holds an earlier release of
// this story becomes its newest.
import { runCommand } from '@fabula/kit/main';
import { FolderMediaStore } from '@fabula/kit/media-store';
import { openPartDatabase } from '@fabula/kit/part-database';
import { parseImportOptions } from './cli/import-options.ts';
import { readImportConfig } from './config.ts';
import { importStories } from './import-stories.ts';
import { MIGRATIONS } from './migrations/index.ts';

await runCommand('import-stories', async (log) => {
  const { again } = parseImportOptions(process.argv.slice(2));
  const config = readImportConfig();
  const db = await openPartDatabase({ part: 'catalogue', migrations: MIGRATIONS, config });
  try {
    const media = new FolderMediaStore(config.FABULA_MEDIA_STORE);
    const published = await importStories({ db, log, root: config.FABULA_STORIES, media, again });
    log.info({ published }, 'stories imported');
  } finally {
    await db.close();
  }
});
