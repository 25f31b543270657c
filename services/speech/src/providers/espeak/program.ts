import type { EngineProgram } from '../../process/engine-process.ts';

/** eSpeak NG: GPL, so it stays a program of its own. */
export const ESPEAK: EngineProgram = { engine: 'espeak', command: 'espeak-ng', debianPackage: 'espeak-ng' };
