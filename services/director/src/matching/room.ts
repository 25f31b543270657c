/**
 * Numbers that are written, read and forgotten within one call, in the same room each time: turns make many thousands of
 * them, and to allocate and collect these would take longer than to count with them.
 */
export class Room {
  private numbers = new Float64Array(0);

  /** At least so many numbers; they are 0 where whoever had them before has left them so. */
  of(size: number): Float64Array {
    if (this.numbers.length < size) this.numbers = new Float64Array(2 * size);
    return this.numbers;
  }

  /** The same, all 0. */
  empty(size: number): Float64Array {
    return this.of(size).fill(0, 0, size);
  }
}
