export { PATHS as nexus } from '../paths.ts';
