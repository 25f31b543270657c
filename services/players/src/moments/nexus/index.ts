export { findWay as nexus } from '../paths.ts';
