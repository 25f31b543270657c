import type { Frame } from '@fabula/proto/frames';
import type { SocketDeps } from '../deps.ts';
import type { Session } from '../session.ts';

/** What one type of frame does. Errors it throws go to the player as ErrorMessage. */
export type FrameHandler = (session: Session, frame: Frame, deps: SocketDeps) => Promise<void>;
