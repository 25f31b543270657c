export { persuade as learning } from '../facets.ts';
