export { nothingToSay as monologue } from '../skill.ts';
