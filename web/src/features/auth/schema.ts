import { email, maxLength, minLength, object, type output, regex, string } from 'zod/mini';

const address = string().check(minLength(1, 'emailRequired'), email({ error: 'emailInvalid', abort: true }));
/** One that exists already may be of any length. */
const password = string().check(minLength(1, 'passwordRequired'));
/** The server's own limits. */
const newPassword = string().check(
  minLength(1, 'passwordRequired'),
  minLength(8, 'passwordShort'),
  maxLength(128, 'passwordLong'),
);

export const addressSchema = object({ email: address });
export const signInSchema = object({ email: address, password });
export const signUpSchema = object({ email: address, password: newPassword });

/** What a mailed link may ask for. */
export const answerChecks = {
  number: string().check(regex(/^\s*\d\s*\d\s*$/, 'numberRequired')),
  password,
  newPassword,
  code: string().check(regex(/\S/, 'codeRequired')),
};

export type Address = output<typeof addressSchema>;
export type Credentials = output<typeof signInSchema>;
