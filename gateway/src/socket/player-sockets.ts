/** Of one account, on this gateway. An address is no account: a school has one. */
const MOST = 20;

interface Closable {
  readonly player: { readonly sub: string };
  /** There are too many of this account's. */
  tooMany(): void;
}

/** The open sockets of each account: one more than it may have closes its oldest. */
export class PlayerSockets<S extends Closable> {
  private readonly players = new Map<string, Set<S>>();

  add(socket: S): void {
    const { sub } = socket.player;
    const mine = this.players.get(sub) ?? new Set();
    this.players.set(sub, mine);
    mine.add(socket);
    // A set keeps the order in which they came.
    const oldest = mine.size > MOST ? mine.values().next().value : undefined;
    if (!oldest) return;
    mine.delete(oldest);
    oldest.tooMany();
  }

  delete(socket: S): void {
    const { sub } = socket.player;
    const mine = this.players.get(sub);
    mine?.delete(socket);
    if (mine?.size === 0) this.players.delete(sub);
  }
}
