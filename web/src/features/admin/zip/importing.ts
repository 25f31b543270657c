// What an import takes, fetched when somebody wants one.
export { authorityOf } from '../draft/siteAuthority.ts';
export { bringMedia } from './bringMedia.ts';
export { importZip } from './importZip.ts';
export { withNewIds } from './newIds.ts';
export { headOf } from './storyHead.ts';
export { writeStory } from './writeStory.ts';
