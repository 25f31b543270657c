import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { type FileHandle, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Pcm } from '../../audio/pcm.ts';
import { newScratch, removeScratch } from '../../process/scratch.ts';
import { EN_US, POCKETSPHINX, READ_WAVES, speechFile } from './files.ts';
import { certaintyIn, readHypothesis } from './hypothesis.ts';

/** Fewer paths and every second frame's scores: half the time, and no more mistakes on what we tried. */
const QUICKER: readonly string[] = ['-maxhmmpf', '3000', '-ds', '2'];
/** As little as helps against exact zeros: a louder hiss costs it words, which it costs the phrases' grammar not. Decibels. */
const HISS_UNDER_SPEECH = 50;
const TIMEOUT_MS = 40_000;

/**
 * One process of the open English model that stays, because loading takes 600 ms. It reads the names of recordings
 * from a named pipe and tells what it understood in its log. Takes one recording at a time; closed by a failure.
 */
export class OpenDecoder {
  private log = '';
  private gone = false;
  private onLog: () => void = () => {};
  private readonly exited: Promise<void>;
  private count = 0;

  private constructor(
    private readonly folder: string,
    private readonly child: ChildProcess,
    private readonly control: FileHandle,
  ) {
    child.stderr?.on('data', (chunk: Buffer) => {
      this.log += chunk.toString('utf8');
      this.onLog();
    });
    this.exited = new Promise((resolve) => child.once('close', () => resolve()));
    const end = () => {
      this.gone = true;
      this.onLog();
    };
    child.on('error', end);
    child.on('close', end);
  }

  /** Throws where the programs are absent. */
  static async start(): Promise<OpenDecoder> {
    const folder = await newScratch();
    await promisify(execFile)('mkfifo', ['ctl'], { cwd: folder, timeout: 5_000 });
    const control = await open(join(folder, 'ctl'), 'r+'); // both ends, so that opening waits for nobody
    const model = ['-hmm', EN_US.acoustic, '-dict', EN_US.dictionary, '-lm', EN_US.languageModel];
    const args = [...model, ...QUICKER, ...READ_WAVES, '-backtrace', 'yes', '-ctl', 'ctl'];
    const child = spawn(POCKETSPHINX.command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    return new OpenDecoder(folder, child, control);
  }

  get usable(): boolean {
    return !this.gone;
  }

  /**
   * What was understood of 16 kHz speech: words, and how surely these rather than others, 0 to 1. After an abort or a failure
   * the process is gone.
   */
  async decode(pcm: Pcm, signal: AbortSignal): Promise<{ text: string; certainty: number }> {
    const name = `u${this.count++}`;
    const file = join(this.folder, `${name}.wav`);
    this.log = '';
    try {
      await writeFile(file, speechFile(pcm, HISS_UNDER_SPEECH));
      await this.control.write(`${name}\n`);
      await this.logged(`${name} done`, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
      return { text: readHypothesis(this.log, name).text, certainty: certaintyIn(this.log) };
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      await rm(file, { force: true });
    }
  }

  async close(): Promise<void> {
    this.gone = true;
    this.child.kill('SIGKILL');
    await this.exited;
    await this.control.close();
    await removeScratch(this.folder);
  }

  private logged(text: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (signal.aborted) reject(signal.reason);
        else if (this.log.includes(text)) resolve();
        else if (this.gone) reject(new Error(`the decoder ended: ${this.log.slice(-400)}`));
      };
      this.onLog = look;
      signal.addEventListener('abort', look, { once: true });
      look();
    });
  }
}
