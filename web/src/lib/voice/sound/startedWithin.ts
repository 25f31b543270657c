/** This machine plays no sound, so nothing can be recorded either. */
export class SoundUnavailable extends Error {
  override readonly name = 'SoundUnavailable';
}

/** Waits for sound to start, at most so long. Throws SoundUnavailable then. */
export async function startedWithin(ms: number, started: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SoundUnavailable('sound does not start')), ms);
  });
  try {
    await Promise.race([started, late]);
  } finally {
    clearTimeout(timer);
  }
}
