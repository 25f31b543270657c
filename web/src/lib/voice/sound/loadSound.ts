/** A file's sound. Throws where it cannot be had or decoded. */
export async function loadSound(context: BaseAudioContext, url: string): Promise<AudioBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return context.decodeAudioData(await response.arrayBuffer());
}
