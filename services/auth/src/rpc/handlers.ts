import type { Handlers } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { createInvite } from './create-invite.ts';
import { getProfile } from './get-profile.ts';
import { getSignInOptions } from './get-sign-in-options.ts';
import { listProfiles } from './list-profiles.ts';
import { resumeSession } from './resume-session.ts';
import { setRole } from './set-role.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

/** One line a method. */
export function authHandlers(context: AuthContext): Handlers<typeof AuthService> {
  return {
    createInvite: createInvite(context),
    getProfile: getProfile(context),
    getSignInOptions: getSignInOptions(context),
    listProfiles: listProfiles(context),
    resumeSession: resumeSession(context),
    setRole: setRole(context),
    signInWithPassword: signInWithPassword(context),
    signOut: signOut(context),
    signUp: signUp(context),
  };
}
