import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

export type Role = 'player' | 'author' | 'team';

export interface User {
  id: string;
  email: string;
  role: Role;
}

export interface SessionState {
  status: 'loading' | 'signedIn' | 'signedOut';
  user: User | undefined;
}

const initialState: SessionState = { status: 'loading', user: undefined };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<User>): SessionState => ({ status: 'signedIn', user: payload }),
    signedOut: (): SessionState => ({ status: 'signedOut', user: undefined }),
  },
});

interface WithSession {
  session: SessionState;
}

export const useSession = (): SessionState => useSelector((state: WithSession) => state.session);
export const isAuthor = (user: User | undefined): boolean => user?.role === 'author' || user?.role === 'team';
