export { nothingToSay as epilogue } from '../skill.ts';
