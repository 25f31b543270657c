import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 30_000;
/** With less time to go, a code of the step before might be too old when it arrives. */
const MARGIN_MS = 5_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An app as people have it on their phones (RFC 6238), apart from what checks its codes. */
export class Authenticator {
  private last = 0;
  private readonly key: Buffer;

  /** @param secret in base32 */
  constructor(secret: string) {
    const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
    this.key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  }

  /** One that has not been given before: codes count once. The third one may keep its reader waiting for half a minute. */
  async code(): Promise<string> {
    const time = Date.now();
    const into = time % STEP_MS;
    const now = (time - into) / STEP_MS;
    const step = Math.max(this.last + 1, into < STEP_MS - MARGIN_MS ? now - 1 : now);
    if (step > now + 1) await sleep((step - 1) * STEP_MS - Date.now());
    this.last = step;
    return this.codeOf(step);
  }

  /** One that no step near this one has. */
  wrongCode(): string {
    const near = [-3, -2, -1, 0, 1, 2, 3].map((n) => this.codeOf(Math.floor(Date.now() / STEP_MS) + n));
    return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '444444';
  }

  private codeOf(step: number): string {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(step));
    const digest = createHmac('sha1', this.key).update(counter).digest();
    const offset = digest.readUInt8(digest.length - 1) & 0xf;
    return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
  }
}

/** The two calls of an enrolment, however a test makes them. */
export interface EnrolmentCalls<Confirmed> {
  start(): Promise<{ readonly secret: string }>;
  confirm(otp: string): Promise<Confirmed>;
}

/** The one way by which tests give somebody a second factor. */
export async function enrol<Confirmed>({ start, confirm }: EnrolmentCalls<Confirmed>) {
  const { secret } = await start();
  const authenticator = new Authenticator(secret);
  return { authenticator, confirmed: await confirm(await authenticator.code()) };
}
