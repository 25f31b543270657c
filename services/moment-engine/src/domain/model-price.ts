import type { ModelCall } from './model-call.ts';

/** Of a million tokens each; undefined: not known. */
export interface Prices {
  readonly in: number | undefined;
  readonly out: number | undefined;
}

const MILLION = 1_000_000;

/** What a call cost, in the currency of the prices; null where tokens or prices are not known. */
export function costOf(call: Pick<ModelCall, 'tokensIn' | 'tokensOut'>, prices: Prices): number | null {
  const { tokensIn, tokensOut } = call;
  if (tokensIn === null || tokensOut === null) return null;
  if (prices.in === undefined || prices.out === undefined) return null;
  return (tokensIn * prices.in + tokensOut * prices.out) / MILLION;
}
