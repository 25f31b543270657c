export { FACETS as learning } from '../facets.ts';
