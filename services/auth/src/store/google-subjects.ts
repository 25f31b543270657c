import { rows, type Tx } from '@fabula/kit/db';

/** The account that a Google account has come to before, and its security stamp. */
export async function findGoogleSubject(
  tx: Tx,
  subject: string,
): Promise<{ readonly userId: string; readonly stamp: number } | undefined> {
  const sql = `select g.user_id as "userId", p.security_stamp as stamp
    from google_subjects g join profiles p on p.id = g.user_id where g.subject = ?`;
  return (await rows<{ userId: string; stamp: number }>(tx, sql, [subject]))[0];
}

export async function forgetGoogleSubjects(tx: Tx, userId: string): Promise<void> {
  await tx('google_subjects').where({ user_id: userId }).delete();
}

/** The profile stands. A Google account that has one account already keeps it, unless that one has gone. */
export async function putGoogleSubject(tx: Tx, link: { subject: string; userId: string }): Promise<void> {
  await tx('google_subjects')
    .insert({ subject: link.subject, user_id: link.userId })
    .onConflict('subject')
    .merge(['user_id']);
}
