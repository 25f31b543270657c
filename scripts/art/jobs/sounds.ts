export async function writeSounds(): Promise<void> {}
