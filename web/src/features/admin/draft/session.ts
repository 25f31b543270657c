import { type ApiError, toApiError } from '../../../lib/api/call.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Authority, EditRequest, Place, Present } from './authority.ts';
import type { DraftFiles } from './draftFiles.ts';
import { readTexts } from './readTexts.ts';

/** How far what is written here is kept. */
export type Saving =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline'; readonly unsent: number }
  /** It cannot be kept as it is; what is written after it may. */
  | { readonly kind: 'refused'; readonly error: ApiError; readonly unsent: number }
  /** No right any more. */
  | { readonly kind: 'locked'; readonly unsent: number };

interface Parts {
  readonly authority: Authority;
  readonly files: DraftFiles;
  readonly clock: Clock;
  /** The last revision that `files` are of. */
  readonly revision: number;
  /** An edit that was sent, and never answered. */
  readonly flight?: EditRequest | undefined;
}

/** After the last change; the specification's. */
const PAUSE_MS = 600;
/** After the first one. */
const LONGEST_MS = 3_000;
const BESIDE_OTHERS_MS = 2_000;
const ALONE_MS = 10_000;
/** Somebody else may be first so often in a row. */
const TRIES = 20;

/** Nobody knows whether it was done: the same is sent again. */
const AWAY = new Set([
  'unavailable',
  'deadline_exceeded',
  'unauthenticated',
  'aborted',
  'internal',
  'unknown',
]);
const NO_RIGHT = new Set(['not_found', 'permission_denied']);

/** Brings what is done here to the authority, and what is done there to this page. One thing at a time. */
export class DraftSession {
  readonly #authority: Authority;
  readonly #files: DraftFiles;
  readonly #clock: Clock;
  #revision: number;
  #flight: EditRequest | undefined;
  #saving: Saving = { kind: 'saved' };
  #present: readonly Present[] = [];
  readonly #names = new Map<string, string>();
  #place: Place = { path: '', field: '' };
  #running: Promise<void> = Promise.resolve();
  #firstChange: number | undefined;
  #endPause = () => {};
  #endWait = () => {};
  #isClosed = false;
  /** Is told when any of what can be read here is another one. */
  onChange = () => {};
  /** Is told before the right is given up: what is changed in it is the last of what may be. */
  onLosing = () => {};

  constructor({ authority, files, clock, revision, flight }: Parts) {
    this.#authority = authority;
    this.#files = files;
    this.#clock = clock;
    this.#revision = revision;
    this.#flight = flight;
  }

  get saving(): Saving {
    return this.#saving;
  }

  get present(): readonly Present[] {
    return this.#present;
  }

  /** What others read of whoever has, or had, this page of the draft. */
  nameOf(clientId: string): string | undefined {
    return this.#names.get(clientId);
  }

  get revision(): number {
    return this.#revision;
  }

  get flight(): EditRequest | undefined {
    return this.#flight;
  }

  /** Begins to ask what others do. */
  start(): void {
    this.#wait(0);
  }

  close(): void {
    this.#isClosed = true;
    this.#endPause();
    this.#endWait();
  }

  /** Says where this page is; told to others with the next question. */
  goTo(place: Place): void {
    this.#place = place;
  }

  /** Something was changed here: it is sent after a pause. */
  changed(): void {
    const now = this.#clock.now();
    this.#firstChange ??= now;
    this.#endPause();
    const rest = Math.max(0, this.#firstChange + LONGEST_MS - now);
    this.#endPause = this.#clock.after(Math.min(PAUSE_MS, rest), () => void this.flush());
    if (this.#saving.kind === 'saved') this.#say({ kind: 'saving' });
    // The count.
    else this.onChange();
  }

  /** What is sent next is what is unsent now: it can be kept as that, with its id, before it is. */
  fixNext(): void {
    if (this.#saving.kind !== 'locked') this.#flight ??= this.#files.nextEdit();
  }

  /** Sends all that is unsent now. */
  flush(): Promise<void> {
    this.#firstChange = undefined;
    this.#endPause();
    return this.#attempt(() => this.#push());
  }

  /** Asks what has been done since an earlier page was there, some of it maybe by that page itself; sends nothing. */
  catchUp(): Promise<void> {
    return this.#attempt(() => this.#pull());
  }

  /** Asks what others have done, now. */
  pull(): Promise<void> {
    return this.#attempt(async () => {
      // What is refused must not keep others' work away.
      const isRefused = this.#saving.kind === 'refused';
      if (!isRefused) await this.#push();
      await this.#pull();
      if (isRefused) await this.#push();
    });
  }

  /** One after the other, each told to the page. */
  #attempt(act: () => Promise<void>): Promise<void> {
    const next = this.#running.then(async () => {
      if (this.#isClosed || this.#saving.kind === 'locked') return;
      try {
        await act();
        this.#settled();
      } catch (error) {
        this.#failed(toApiError(error));
      }
    });
    this.#running = next;
    return next;
  }

  async #push(): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      this.#flight ??= this.#files.nextEdit();
      if (!this.#flight) return;
      if (this.#saving.kind === 'saved') this.#say({ kind: 'saving' });
      // What is under way is kept as that.
      else this.onChange();
      if (await this.#send(this.#flight)) tries = 0;
      this.#flight = undefined;
    }
    throw { code: 'aborted', message: '' } satisfies ApiError;
  }

  /** @returns false where somebody else was first: their work was taken in then, and the rest can be sent anew */
  async #send(edit: EditRequest): Promise<boolean> {
    try {
      const answer = await this.#authority.edit(edit);
      this.#files.confirm(edit, answer);
      // Whatever others did between is asked for next.
      if (answer.revision === this.#revision + 1) this.#revision = answer.revision;
      return true;
    } catch (error) {
      const { reason, code } = toApiError(error);
      if (!AWAY.has(code)) this.#flight = undefined;
      if (reason !== 'DRAFT_MOVED_ON') throw error;
      await this.#pull();
      return false;
    }
  }

  async #pull(): Promise<void> {
    const { clientId } = this.#files;
    const told = await this.#authority.sync({ clientId, revision: this.#revision, ...this.#place });
    for (const one of told.present) this.#names.set(one.clientId, one.name);
    const unread = told.reload ? await this.#changedSince() : this.#files.receive(told.files);
    if (unread.length > 0) await this.#read(unread);
    this.#revision = told.revision;
    this.#present = told.present;
    this.onChange();
  }

  async #changedSince(): Promise<string[]> {
    const { files } = await this.#authority.head();
    return this.#files.compare(files);
  }

  async #read(paths: readonly string[]): Promise<void> {
    this.#files.read(await readTexts(this.#authority, paths));
  }

  #settled(): void {
    this.#say(this.#files.unsent > 0 ? { kind: 'saving' } : { kind: 'saved' });
    this.#wait(this.#present.length > 0 ? BESIDE_OTHERS_MS : ALONE_MS);
  }

  #failed(error: ApiError): void {
    if (NO_RIGHT.has(error.code)) {
      this.onLosing();
      this.#say({ kind: 'locked', unsent: this.#files.unsent });
      return;
    }
    const { unsent } = this.#files;
    const away = isAway(error);
    this.#say(away ? { kind: 'offline', unsent } : { kind: 'refused', error, unsent });
    this.#wait(away ? BESIDE_OTHERS_MS : ALONE_MS);
  }

  #say(saving: Saving): void {
    this.#saving = saving;
    this.onChange();
  }

  #wait(ms: number): void {
    this.#endWait();
    if (!this.#isClosed) this.#endWait = this.#clock.after(ms, () => this.#look());
  }

  /** A page that nobody sees asks nothing, and sends what it has. */
  #look(): void {
    const isSeen = globalThis.document?.visibilityState !== 'hidden';
    if (isSeen) void this.pull();
    else if (this.#files.unsent > 0) void this.flush();
    else this.#wait(BESIDE_OTHERS_MS);
  }
}

/** It may be tried again as it is. */
function isAway({ code, reason }: ApiError): boolean {
  return AWAY.has(code) || (code === 'resource_exhausted' && reason === undefined);
}
