import { elapsedMs } from '../clock.ts';

interface Claims {
  /** Seconds since 1970, by the server's clock. */
  readonly iat?: number | undefined;
  readonly exp?: number | undefined;
}

/** How long the newest token is good for: as long as its server has given it, from when it came, whatever the device's clock says. */
export class TokenLife {
  private until = Number.POSITIVE_INFINITY;

  /** It has just come. */
  began({ iat, exp }: Claims): void {
    const lasts = iat !== undefined && exp !== undefined;
    this.until = lasts ? elapsedMs() + (exp - iat) * 1000 : Number.POSITIVE_INFINITY;
  }

  /** Whether it lasts for so many seconds more. */
  lasts(seconds: number): boolean {
    return this.until - elapsedMs() > seconds * 1000;
  }
}
