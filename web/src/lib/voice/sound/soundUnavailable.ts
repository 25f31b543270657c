/** This machine plays no sound, so nothing can be recorded either. */
export class SoundUnavailable extends Error {
  override readonly name = 'SoundUnavailable';
}
