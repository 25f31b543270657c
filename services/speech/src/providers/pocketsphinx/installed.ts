import { access } from 'node:fs/promises';
import { EngineUnavailable } from '../../domain/errors.ts';
import { notInstalled, runProgram } from '../../process/engine-process.ts';
import { EN_US_MODEL, POCKETSPHINX } from './files.ts';

/** Throws EngineUnavailable where the program or one of its model's files is absent. */
export async function requirePocketsphinx(modelFile: string): Promise<void> {
  try {
    await access(modelFile);
  } catch (error) {
    throw notInstalled(EN_US_MODEL, error);
  }
  try {
    const { signal } = new AbortController();
    await runProgram(POCKETSPHINX, { args: [], signal });
  } catch (error) {
    if (error instanceof EngineUnavailable) throw error; // one that complains about missing arguments is there
  }
}
