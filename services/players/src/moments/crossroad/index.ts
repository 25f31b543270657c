export { findWay as crossroad } from '../paths.ts';
