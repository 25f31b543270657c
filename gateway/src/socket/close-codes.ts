/** Why the gateway closes a socket, as the protocol lists it. 1009 (too large) is sent by `ws` itself. */
export const CLOSE = {
  /** No zero byte, or a text message. */
  notAFrame: 1003,
  /** More frames than a page sends, or more sockets than an account may have: the page does not come back by itself. */
  tooMuch: 1008,
  /** This gateway is draining. */
  goingAway: 1012,
  /** The client takes nothing. */
  tooSlow: 1013,
  /** The token expired and was not renewed. */
  tokenExpired: 4401,
  /** Another socket plays this story now. */
  takenOver: 4409,
} as const;

export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];
