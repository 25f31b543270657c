import { battle, reward, upgrade } from './by-hand.ts';
import { leftBehind, lostLine, takenOver } from './lost-line.ts';
import { impatient, microphone } from './microphone.ts';
import { refused, refusedStart } from './refused.ts';
import type { Scene } from './scene.ts';
import { shell } from './shell.ts';
import { voice } from './voice.ts';

export const SCENES: readonly Scene[] = [
  ...[voice, impatient, microphone, shell],
  ...[refused, refusedStart, lostLine, leftBehind, takenOver],
  ...[battle, upgrade, reward],
];
