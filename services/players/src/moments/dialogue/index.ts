export { persuade as dialogue } from '../facets.ts';
