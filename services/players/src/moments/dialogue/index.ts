export { FACETS as dialogue } from '../facets.ts';
