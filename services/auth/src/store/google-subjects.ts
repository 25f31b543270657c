import { rows, type Tx } from '@fabula/kit/db';

/** The account that a Google account has come to before. */
export async function findGoogleSubject(tx: Tx, subject: string): Promise<string | undefined> {
  const sql = 'select user_id as "userId" from google_subjects where subject = ?';
  return (await rows<{ userId: string }>(tx, sql, [subject]))[0]?.userId;
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
