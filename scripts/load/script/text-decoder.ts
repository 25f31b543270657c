// What esbuild puts in the place of the global TextDecoder (`prepare/bundle.ts`).

const Native = globalThis.TextDecoder;
const LATIN_1 = 'latin1';

/** k6 has a decoder of UTF-8 and UTF-16; types of frames are read as Latin-1, of which each byte is a character. */
class DecoderOfK6 {
  private readonly native: InstanceType<typeof Native> | undefined;

  constructor(label = 'utf-8', options?: ConstructorParameters<typeof Native>[1]) {
    this.native = label === LATIN_1 ? undefined : new Native(label, options);
  }

  decode(bytes: Uint8Array): string {
    return this.native ? this.native.decode(bytes) : String.fromCharCode(...bytes);
  }
}

export { DecoderOfK6 as TextDecoder };
