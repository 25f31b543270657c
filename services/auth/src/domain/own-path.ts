/** Paths that are no pages. */
const NO_PAGE = /^\/(\/|api\/|auth\/|realms\/|media\/)/;
const MOST_LETTERS = 1000;

/** A page of ours that somebody wants to go to, read as a browser reads it; undefined where it leads elsewhere. */
export function ownPath(wanted: string, origin: string): string | undefined {
  if (!wanted.startsWith('/') || wanted.length > MOST_LETTERS || !URL.canParse(wanted, origin))
    return undefined;
  const url = new URL(wanted, origin);
  if (url.origin !== new URL(origin).origin || NO_PAGE.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Stands for every address that the site is reached at. */
const ANY_ORIGIN = 'https://site.invalid';

/** The same, of what a request may say, for who need not know at which address. */
export function ownPage(wanted: string | undefined): string | undefined {
  return wanted === undefined ? undefined : ownPath(wanted, ANY_ORIGIN);
}
