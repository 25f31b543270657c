import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { endedSessions } from '../ended.ts';

type Method = Handler<(typeof AuthService)['method']['listEndedSessions']>;

export function listEndedSessions({ db }: AuthContext): Method {
  return async () => {
    const { ended, isIncomplete } = await endedSessions(db);
    return { ended: [...ended], isIncomplete };
  };
}
