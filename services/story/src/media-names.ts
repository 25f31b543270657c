const NAME = /"([^"\\?]+\?v=[0-9a-f]+)"/g;

/** What a release calls its media, each once, from its JSON: `places/hall.jpg?v=1a2b3c4d`. */
export function mediaNames(json: string): string[] {
  return [...new Set([...json.matchAll(NAME)].map(([, name = '']) => name))];
}
