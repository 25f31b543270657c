import { createPath, type Path } from 'react-router-dom';

/** In the address of whoever is not signed in: where they go on once they are. So it outlives reloads, forms and other sites. */
const NEXT = 'next';
const CATALOGUE = '/browse';
/** Leads to one's own stories who is an author by then, others to the catalogue. */
export const MINE = '/mine';
const INVITE = 'invite_token';
/** What is no page, and the ways in themselves. */
const NO_PAGE = /^\/(\/|api\/|auth\/|realms\/|media\/|login$|signup$|link$|$)/;

/** Whether the address says where to go on. */
export const saysNext = (search: string): boolean => new URLSearchParams(search).has(NEXT);

/** A page's query string as the sign-in gets it, which is to lead back to that page. */
export function searchToNext({ pathname, search, hash }: Path): string {
  const params = new URLSearchParams(search);
  if (ownPage(pathname)) params.set(NEXT, pathname + hash);
  return asSearch(params);
}

/** Where somebody lands who wants no other page: by an invitation, where they are to begin. */
export const landing = (search: string): string =>
  new URLSearchParams(search).has(INVITE) ? MINE : CATALOGUE;

/**
 * Where who signs in goes on: to what they have chosen here, else where they were on their way to, else where one lands; and
 * what else the address says goes along. Never to another site.
 */
export function nextPage(search: string, chosen?: string): Path {
  const params = new URLSearchParams(search);
  const page = ownPage(chosen ?? plain(params.get(NEXT) ?? ''));
  const isAsItIs = !params.has(NEXT) && !page?.search;
  params.delete(NEXT);
  page?.searchParams.forEach((value, name) => {
    params.set(name, value);
  });
  return {
    pathname: page?.pathname ?? landing(search),
    search: isAsItIs ? search : asSearch(params),
    hash: page?.hash ?? '',
  };
}

/** The same as one path; `but` is left out of its query string. */
export function nextPath(search: string, chosen: string | undefined, ...but: readonly string[]): string {
  const page = nextPage(search, chosen);
  const params = new URLSearchParams(page.search);
  for (const name of but) params.delete(name);
  return createPath({ ...page, search: asSearch(params) });
}

/** Mails have it in letters that say nothing (base64url). */
function plain(next: string): string {
  if (next.startsWith('/')) return next;
  try {
    return atob(next.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

/** A page of ours, read as a browser reads it; undefined where it leads elsewhere. */
function ownPage(wanted: string): URL | undefined {
  if (!wanted.startsWith('/')) return undefined;
  try {
    const url = new URL(wanted, location.origin);
    return url.origin === location.origin && !NO_PAGE.test(url.pathname) ? url : undefined;
  } catch {
    return undefined;
  }
}

const asSearch = (params: URLSearchParams): string => {
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};
