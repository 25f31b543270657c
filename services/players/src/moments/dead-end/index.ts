export { nothingToSay as deadEnd } from '../skill.ts';
