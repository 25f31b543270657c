export { PATHS as crossroad } from '../paths.ts';
