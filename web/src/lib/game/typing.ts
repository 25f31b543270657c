let typing: boolean | undefined;

/** Remembers for this page whether the player answers by typing. */
export function rememberTyping(wanted: boolean): void {
  typing = wanted;
}

/** Undefined while the player has not said. */
export const wantsTyping = (): boolean | undefined => typing;
