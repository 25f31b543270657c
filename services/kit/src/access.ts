import { type DescMethod, type DescService, getOption, hasOption } from '@bufbuild/protobuf';
import { type Access, Assurance, access, deadline_s, Level } from '@fabula/proto/access/v1/access_pb';
import type { Metadata } from '@grpc/grpc-js';
import { AppError } from './errors/app-error.ts';
import { EndedUnknown, FactorWanted, WrongAudience } from './tokens/errors.ts';
import type { Part } from './tokens/parts.ts';
import type { PlayerToken } from './tokens/player.ts';
import type { Verifiers } from './tokens/verifiers.ts';

/** The metadata key of the calling part's own token; the player's is in `authorization`. */
export const PART_TOKEN = 'fabula-part-token';

export interface Caller {
  readonly part: Part;
  readonly player?: PlayerToken;
}

export interface Authorised {
  readonly caller: Caller;
  /** The player's token as it came, to be passed on. */
  readonly playerToken: string | undefined;
}

class NotSignedIn extends AppError {
  constructor() {
    super({ reason: 'NOT_SIGNED_IN', code: 'UNAUTHENTICATED', message: 'Please sign in.' });
  }
}

class NotAllowed extends AppError {
  constructor() {
    super({ reason: 'NOT_ALLOWED', code: 'PERMISSION_DENIED', message: 'You may not do this.' });
  }
}

/**
 * The rule that the proto declares on the method. Throws where there is none, and where the team's methods do without a second
 * factor: such a method must not be served.
 */
export function accessRule(method: DescMethod): Access {
  const rule = hasOption(method, access) ? getOption(method, access) : undefined;
  if (!rule || rule.level === Level.UNSPECIFIED)
    throw new Error(`${method.parent.typeName}/${method.name} declares no access`);
  if (rule.level === Level.TEAM && rule.assurance !== Assurance.AAL2)
    throw new Error(`${method.parent.typeName}/${method.name} is the team's and does not want AAL2`);
  return rule;
}

/** The unary methods of a service that a browser may reach. */
export function exposedMethods(service: DescService): DescMethod[] {
  return service.methods.filter((m) => m.methodKind === 'unary' && accessRule(m).level !== Level.INTERNAL);
}

/** A page waits as long, by the specification. */
const DEADLINE_S = 15;

/** Milliseconds that a browser's call of a method may take, as the proto declares it. */
export function deadlineMs(method: DescMethod): number {
  return (hasOption(method, deadline_s) ? getOption(method, deadline_s) : DEADLINE_S) * 1000;
}

/** What a method asks of its callers. */
export interface Guarded {
  readonly rule: Access;
  /** The part that serves it: tokens that are meant for another one are refused, whoever passes them on. */
  readonly audience: Part;
}

/**
 * Who calls, if the rule lets them. Every caller is a part of Fabula with a token of its own; what a player may do is
 * judged by the player's. Throws UNAUTHENTICATED and PERMISSION_DENIED.
 */
export async function authorise(
  { rule, audience }: Guarded,
  metadata: Metadata,
  verifiers: Verifiers,
): Promise<Authorised> {
  const partToken = first(metadata, PART_TOKEN);
  if (partToken === undefined) throw new NotSignedIn();
  const { sub: part, aud } = await verifiers.services.verify(partToken);
  // One without comes from a process of the release before, which may run beside this one during an update.
  if (aud !== undefined && aud !== audience) throw new WrongAudience();
  const token = first(metadata, 'authorization')?.replace(/^Bearer /i, '');
  const player = token ? await playerOfToken(rule, token, verifiers) : undefined;
  if (!allowed(rule, part, player))
    throw player || rule.level === Level.INTERNAL ? new NotAllowed() : new NotSignedIn();
  // A member who was taken off the team a moment ago may still have a token that says otherwise.
  if (rule.level === Level.TEAM && verifiers.ended?.isCurrent() === false) throw new EndedUnknown();
  if (rule.assurance === Assurance.AAL2 && player?.acr !== 'aal2') throw new FactorWanted();
  return { caller: player ? { part, player } : { part }, playerToken: player && token };
}

/** A public method serves a browser whose session has run out like one without a session. */
async function playerOfToken(
  rule: Access,
  token: string,
  verifiers: Verifiers,
): Promise<PlayerToken | undefined> {
  try {
    return await verifiers.players.verify(token);
  } catch (error) {
    if (rule.level === Level.PUBLIC) return undefined;
    throw error;
  }
}

function allowed(rule: Access, part: Part, player: PlayerToken | undefined): boolean {
  switch (rule.level) {
    case Level.PUBLIC:
      return true;
    case Level.SIGNED_IN:
      return player !== undefined;
    case Level.AUTHOR:
      return player !== undefined && (player.roles.includes('author') || player.roles.includes('team'));
    case Level.TEAM:
      return player?.roles.includes('team') ?? false;
    case Level.INTERNAL:
      return rule.callers.includes(part);
    default:
      return false;
  }
}

function first(metadata: Metadata, key: string): string | undefined {
  const value = metadata.get(key)[0];
  return typeof value === 'string' ? value : undefined;
}

/** The signed-in player of a call. Throws UNAUTHENTICATED where there is none. */
export function playerOf(call: { readonly caller: Caller }): PlayerToken {
  if (!call.caller.player) throw new NotSignedIn();
  return call.caller.player;
}
