import { execFile, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram, stopChild, untilUp } from '@fabula/kit/testing/programs';

const run = promisify(execFile);
const HEARD_RATE = 16_000;

/**
 * Where a browser's sound goes and where its microphone hears: a sound server of its own with two devices that do not
 * exist. What is said into the mouth comes out of the ear; what the browser plays goes to a loudspeaker beside it, so
 * that it does not hear itself.
 */
export class SoundRoom {
  private constructor(
    private readonly folder: string,
    readonly env: NodeJS.ProcessEnv,
    private readonly server: ReturnType<typeof spawn>,
  ) {}

  static async open(folder: string): Promise<SoundRoom> {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const socket = join(folder, 'sound');
    const env = {
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      PULSE_SERVER: `unix:${socket}`,
      // Devices that do not exist keep up to two seconds back where nobody asks for less: a recording would be over.
      PULSE_LATENCY_MSEC: '30',
    };
    const modules = [
      'module-null-sink sink_name=loudspeaker',
      'module-null-sink sink_name=mouth',
      // A monitor is no microphone for GStreamer: it wants a device of its own.
      'module-remap-source master=mouth.monitor source_name=ear',
      `module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    ];
    const still = ['-n', '--daemonize=no', '--exit-idle-time=-1', '--use-pid-file=no', '--disable-shm=yes'];
    const server = spawn(findProgram('pulseaudio'), [...still, ...modules.flatMap((one) => ['-L', one])], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    const room = new SoundRoom(folder, env, server);
    await untilUp(server, async () => void (await room.call('pactl', ['set-default-sink', 'loudspeaker'])));
    await room.call('pactl', ['set-default-source', 'ear']);
    return room;
  }

  /** Says a WAV file into the microphone; back when it has been said. */
  async say(wav: Buffer): Promise<void> {
    const file = join(this.folder, 'said.wav');
    writeFileSync(file, wav);
    await this.call('paplay', ['--device=mouth', file]);
  }

  /** Listens at the loudspeaker from now on; what it returns stops that and tells the loudest sample, 0 to 1. */
  listen(): () => Promise<number> {
    const args = ['--device=loudspeaker.monitor', '--format=s16le', `--rate=${HEARD_RATE}`, '--channels=1'];
    const ear = spawn(findProgram('parec'), args, {
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let loudest = 0;
    ear.stdout.on('data', (heard: Buffer) => {
      for (let at = 0; at + 1 < heard.length; at += 2)
        loudest = Math.max(loudest, Math.abs(heard.readInt16LE(at)));
    });
    return async () => {
      await stopChild(ear);
      return loudest / 32_768;
    };
  }

  close(): Promise<void> {
    return stopChild(this.server);
  }

  private call(program: string, args: readonly string[]) {
    return run(findProgram(program), [...args], { env: { ...process.env, ...this.env } });
  }
}
