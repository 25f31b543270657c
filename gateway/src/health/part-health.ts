import { instancesOf } from '@fabula/kit/client';
import type { Check } from '@fabula/kit/lifecycle';
import { PeerHealth } from './peer-health.ts';

/** The state of one part: it is there as long as one of its instances serves. */
export class PartHealth {
  private readonly instances = new Map<string, PeerHealth>();

  constructor(
    readonly name: string,
    private readonly address: string,
  ) {}

  /** Never rejects. Where several instances are known, its detail says how many serve. */
  async state(): Promise<Check> {
    const { name } = this;
    try {
      const addresses = await instancesOf(this.address);
      const looks = await Promise.allSettled(addresses.map((one) => this.at(one).check()));
      const failed = looks.flatMap((look) => (look.status === 'rejected' ? [look.reason as Error] : []));
      this.forgetAllBut(addresses);
      if (failed.length === 0) return { name, ok: true };
      const serving = addresses.length - failed.length;
      const many = `${serving} of ${addresses.length} serve`;
      return { name, ok: serving > 0, detail: addresses.length > 1 ? many : (failed[0]?.message ?? '') };
    } catch {
      return { name, ok: false, detail: 'its address cannot be looked up' };
    }
  }

  close(): void {
    this.forgetAllBut([]);
  }

  private at(address: string): PeerHealth {
    const known = this.instances.get(address) ?? new PeerHealth(address);
    this.instances.set(address, known);
    return known;
  }

  private forgetAllBut(addresses: readonly string[]): void {
    for (const [address, health] of this.instances) {
      if (addresses.includes(address)) continue;
      health.close();
      this.instances.delete(address);
    }
  }
}
