/** A frame that a player may still have to hear. */
export interface PendingFrame {
  readonly epoch: string;
  /** From 1, without gaps. */
  readonly seq: number;
  readonly frame: Buffer;
}

/** The numbers of one frame. */
export type Numbered = Pick<PendingFrame, 'epoch' | 'seq'>;
export type FrameMaker = (epoch: string, seq: number) => Buffer;

export interface Missed {
  /** The entry's epoch; undefined where there is no entry. */
  readonly epoch: string | undefined;
  /** Whether `frames` are all that was missed. False where the entry is another one, or its oldest frames are gone. */
  readonly complete: boolean;
  readonly frames: readonly PendingFrame[];
}

export interface Subscription {
  stop(): Promise<void>;
}

export interface Owner {
  readonly owner: string;
  readonly fence: number;
}

/**
 * What a reconnecting player still has to hear, by player story, for 60 s after the last frame and at most 4 MiB (then the
 * oldest go). The store numbers the frames; an entry that is new has a new epoch.
 */
export interface PendingStore {
  /**
   * Adds frames, all or none of them, and answers the numbers of the last one. Each maker gets its frame's numbers, since
   * they are written inside it, and may be called more than once.
   */
  append(key: string, ...makes: readonly FrameMaker[]): Promise<Numbered>;
  /** What came after `seq` of `epoch`. Without an epoch, or with another than the entry's: all there is. */
  after(key: string, epoch: string | undefined, seq: number): Promise<Missed>;
  /** Milliseconds since the last frame was added; undefined: there is no entry. */
  ageOf(key: string): Promise<number | undefined>;
  /**
   * Each frame appended after this resolved, once and in order, whichever process appended it. A frame that `after()`
   * answers may be among them: `resume()` joins the two.
   */
  follow(key: string, onFrame: (frame: PendingFrame) => void): Promise<Subscription>;
  /** Takes the key for `owner`. The number is larger than those of all owners before. */
  own(key: string, owner: string): Promise<number>;
  ownerOf(key: string): Promise<Owner | undefined>;
  /** Calls back once when somebody with a larger number than `fence` owns the key, in whichever process. */
  onTakeover(key: string, fence: number, lost: () => void): Promise<Subscription>;
  /** Forgets the frames; the next one starts a new epoch. */
  clear(key: string): Promise<void>;
  /** Throws where the store does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds an entry lives after its last frame. */
export const ENTRY_TTL_MS = 60_000;
/** Bytes of one entry's frames. */
export const ENTRY_MAX_BYTES = 4 * 1024 * 1024;
/** Milliseconds that an owner is remembered after it was named. */
export const OWNER_TTL_MS = 24 * 3_600_000;
