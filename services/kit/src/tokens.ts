export { type EndedList, EndedSessions, livePlayers, type ReadEnded } from './tokens/ended.ts';
export {
  FactorWanted,
  InvalidSignature,
  InvalidToken,
  SessionEnded,
  TokenExpired,
  WrongAudience,
} from './tokens/errors.ts';
export { type KeyFiles, keyFilesIn } from './tokens/key-files.ts';
export { loadKeys, type PartKeys, rotateKey, writeKeys } from './tokens/keys.ts';
export { PARTS, type Part, servingPart } from './tokens/parts.ts';
export {
  type PlayerToken,
  type PlayerVerifierOptions,
  playerOfOutdated,
  playerVerifier,
} from './tokens/player.ts';
export { type PublicKeys, ServiceSigner, serviceVerifier } from './tokens/service.ts';
export type { Verifiers } from './tokens/verifiers.ts';
