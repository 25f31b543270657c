import http from 'k6/http';
import { told } from './catalogue.ts';
import { between } from './chance.ts';
import { people, plan } from './given.ts';
import { measures } from './measures.ts';

const AUTH = `${plan.origin}/api/fabula.auth.v1.AuthService`;

/** Somebody signs in on a device that the account does not know, reads who they are, and comes back by the cookie. */
export function signIn(): void {
  const person = people[Math.floor(between(0, people.length))];
  if (!person) throw new Error('nobody has an account');
  const { email, password } = person;
  const from = Date.now();
  const accessToken = tokenOf(ask('SignInWithPassword', { email, password }));
  if (accessToken === undefined) return;
  measures.signInMs.add(Date.now() - from);
  ask('GetProfile', {}, { authorization: `Bearer ${accessToken}` });
  const resumedFrom = Date.now();
  // The jar of this visit has the cookie.
  if (tokenOf(ask('ResumeSession', {})) !== undefined) measures.resumeMs.add(Date.now() - resumedFrom);
}

function ask(method: string, request: object, headers: Readonly<Record<string, string>> = {}) {
  const all = { 'content-type': 'application/json', origin: plan.origin, ...headers };
  const tags = { name: method };
  const response = http.post(`${AUTH}/${method}`, JSON.stringify(request), { headers: all, tags });
  told(response.status, method);
  return response;
}

function tokenOf({ status, body }: { readonly status: number; readonly body: unknown }): string | undefined {
  if (status !== 200) return undefined;
  return (JSON.parse(String(body)) as { session: { accessToken: string } }).session.accessToken;
}
