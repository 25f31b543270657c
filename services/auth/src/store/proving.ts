import { rows, type Tx } from '@fabula/kit/db';

/** How somebody has come to an account whose address nobody had proven. */
export type Proof = 'address-confirmed' | 'account-taken-over';

/**
 * From its commit on the address is its owner's, whatever the back end knows yet. False where that was so already: of two who
 * come at once one is told of.
 */
export async function beginProof(tx: Tx, userId: string, proof: Proof): Promise<boolean> {
  const sql = `update profiles set proving = ?
    where id = ? and proving is null and is_email_proven is not true returning id`;
  return (await rows(tx, sql, [proof, userId])).length === 1;
}

/** What the back end is still to be told of this address. */
export async function proofOf(
  tx: Tx,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<Proof | undefined> {
  const sql = 'select proving from profiles where id = ? and email = ?';
  return (await rows<{ proving: Proof | null }>(tx, sql, [id, email]))[0]?.proving ?? undefined;
}

/** The copy says of an account that there is what its back end says, and nothing else of it changes. */
export async function keepUnproven(tx: Tx, userId: string): Promise<void> {
  await tx('profiles').where({ id: userId }).update({ is_email_proven: false });
}

/** The back end knows. */
export async function endProof(tx: Tx, userId: string): Promise<void> {
  const row = { proving: null, let_in_until: null, is_email_proven: true };
  await tx('profiles').where({ id: userId }).update(row);
}
