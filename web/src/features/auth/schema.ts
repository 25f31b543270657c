import { email, minLength, object, type output, string } from 'zod/mini';

const address = string().check(minLength(1, 'emailRequired'), email({ error: 'emailInvalid', abort: true }));

/** A password that exists already may be of any length. */
export const signInSchema = object({
  email: address,
  password: string().check(minLength(1, 'passwordRequired')),
});

/** The server's own minimum. */
export const signUpSchema = object({
  email: address,
  password: string().check(minLength(1, 'passwordRequired'), minLength(8, 'passwordShort')),
});

export type Credentials = output<typeof signInSchema>;
