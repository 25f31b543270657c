const launched = new Set<string>();

/** Remembers that this page has led the player into a run: a gesture has unlocked sound and the microphone was asked for. */
export function markLaunched(playerStoryId: string): void {
  launched.add(playerStoryId);
}

export const isLaunched = (playerStoryId: string): boolean => launched.has(playerStoryId);

export function forgetLaunched(playerStoryId: string): void {
  launched.delete(playerStoryId);
}
