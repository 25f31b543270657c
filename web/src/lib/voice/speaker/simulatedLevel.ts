/** A syllable, ms. */
const SYLLABLE_MS = 190;
/** Some syllables are weaker: over so many ms the mouth opens less and more. */
const PHRASE_MS = 1_300;
const LOUDEST = 0.17;

/** A voice's level where nothing can be measured, as the browser's own is: a mouth that moves from syllable to syllable. */
export function simulatedLevel(): () => number {
  const began = performance.now();
  return () => {
    const ms = performance.now() - began;
    const phrase = 0.65 + 0.35 * Math.cos((2 * Math.PI * ms) / PHRASE_MS);
    return LOUDEST * phrase * Math.sin((Math.PI * ms) / SYLLABLE_MS) ** 2;
  };
}
