import type { Recording, Sound } from '../plan.ts';
import { happens } from './chance.ts';
import { plan, soundFiles } from './given.ts';
import type { Player } from './player.ts';
import { sleep, until } from './time.ts';
import type { Turn } from './turn.ts';

/** The page sends what it hears ten times a second. */
const CHUNK_MS = 100;
const BYTES_A_MS = 32;
/** Pages stream what they hear; shells of phones send a whole mp3. */
const STREAMED = 0.7;
const SPOKEN = { kind: 'player_answer' } as const;
const PCM = { sample_rate: 16_000, audio_format: 'pcm' } as const;

/** Says a sentence aloud, which takes its time. Resolves when all of it was said. */
export async function saySpoken(player: Player, words: string, dueMs: number): Promise<Turn> {
  const sound = plan.sounds[player.language][words];
  if (!sound) throw new Error(`nobody has recorded: ${words}`);
  return happens(STREAMED) ? streamed(player, sound, dueMs) : whole(player, sound, dueMs);
}

async function streamed(player: Player, { pcm }: Sound, dueMs: number): Promise<Turn> {
  const bytes = bytesOf(player, pcm);
  const input = { ...SPOKEN, ...PCM, language: player.language, streaming: true };
  const turn = player.say({ kind: 'answer', way: 'streamed', dueMs, input });
  const from = Date.now();
  const size = CHUNK_MS * BYTES_A_MS;
  const count = Math.ceil(bytes.length / size);
  for (let index = 0; index < count; index += 1) {
    // A piece can be sent when it was heard, and no sooner.
    await until(from + (index + 1) * CHUNK_MS);
    const audio = bytes.slice(index * size, (index + 1) * size);
    player.chunk(turn, index, { audio, last: index === count - 1 });
  }
  turn.sinceMs = Date.now();
  return turn;
}

async function whole(player: Player, { ms, mp3 }: Sound, dueMs: number): Promise<Turn> {
  await sleep(ms);
  const input = { ...SPOKEN, audio_format: 'mp3', language: player.language };
  const audio = bytesOf(player, mp3);
  const turn = player.say({ kind: 'answer', way: 'recorded', dueMs, input, audio });
  turn.sinceMs = Date.now();
  return turn;
}

const bytesOf = ({ language }: Player, { at, bytes }: Recording) =>
  soundFiles[language].slice(at, at + bytes);
