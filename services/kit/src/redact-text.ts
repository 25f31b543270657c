const HIDDEN = '[redacted]';

/** Names whose value is a secret or an address, wherever it stands. */
const SECRET_NAME =
  /(token([-_]?hint)?|secret|password|passwd|passphrase|pwd|api[-_]?key|authorization|assertion|verifier|signature|credentials?|cookie|e-?mail|login_hint)$|^(fabula_|keycloak_|auth_session_id)\w*$/i;
/** Names that mean something else in ordinary text (`code=14`): only in a query, or in a form. */
const SECRET_IN_QUERY =
  /^(code|state|key|pass|session_state|nonce|ticket|t?otp|sid|sig|auth|user(name)?|jwt)$/i;
const QUERY_BEGINS = '?&#;';

/** Of an address what stands before its host, up to the last @: passwords hold what they like. */
const CREDENTIALS =
  /(?<=:\/\/)(?:[^\s/?#@"'<>:]{0,256}:(?!\d{1,5}(?:[/?#]|$))[^\s"'<>]{0,256}|[^\s/?#"'<>]{0,256})@/g;
/** `name=value`, as in a query, a form or a cookie. */
const PAIR = /(?<![\w.-])([\w.-]+)=([^\s&;"'<>#\\]+)/g;
/** `"name":"value"`, also where its quotes are quoted. */
const JSON_PAIR = /"([\w.-]+)(\\*"\s*:\s*\\*")([^"\\]+)/g;
const HEADER = /\b(authorization:\s*|(?:set-)?cookie:\s*(?=[\w-]+=))[^\r\n"]+/gi;
const SCHEME = /\b(bearer|basic|dpop)(\s+)([\w.~+/-]+=*)/gi;
/** What follows those words in ordinary text: `Basic authentication`, `Bearer realm="x"`. */
const ORDINARY = /^[a-z]?[a-z]*[.:]?$|^(realm|error\w*|scope|algs)=$/;
const OF_SCHEMES =
  /^(tokens?|auth[a-z]*|schemes?|headers?|of|is|was|and|or|in|for|(realm|error\w*|scope|algs)=)[.:]?$/i;
const JWT = /(?<![\w-])eyJ[\w-]+(?:\.[\w-]*)+/g;
/** Letters of any language, and no sign that parts an address from what it stands in; `kit@1.0.0` is none. */
const EMAIL =
  /(?<![\p{L}\p{N}_.+!$*^~-])[\p{L}\p{N}_.+!$*^~-][\p{L}\p{N}_.+!$*^~'-]{0,99}@(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]/gu;

/** What stands between the signs that part a URL. */
const PIECE = /[^\s"<>?&=/#;,\\]+/g;
const BYTES = /(?:%[\da-f]{2})+/gi;
/** A URL in a URL in a URL. */
const MOST_LAYERS = 4;

/** A string without the secrets and e-mail addresses in it, however often a URL has encoded them. */
export function redactText(text: string): string {
  if (!text.includes('%')) return redactPlain(text);
  return redactPlain(text.replace(PIECE, (piece) => (hidesSecret(piece) ? HIDDEN : piece)));
}

/** Each pattern is looked for only where what it cannot do without is there: most lines have nothing of it. */
function redactPlain(text: string): string {
  let rest = text;
  if (rest.includes('://')) rest = rest.replace(CREDENTIALS, `${HIDDEN}@`);
  if (rest.includes('=')) rest = rest.replace(PAIR, redactPair);
  if (rest.includes(':')) rest = rest.replace(JSON_PAIR, redactJsonPair).replace(HEADER, `$1${HIDDEN}`);
  if (rest.includes('eyJ')) rest = rest.replace(JWT, HIDDEN);
  rest = rest.replace(SCHEME, redactScheme);
  return rest.includes('@') ? rest.replace(EMAIL, HIDDEN) : rest;
}

function redactPair(pair: string, name: string, _value: string, at: number, text: string): string {
  const before = text[at - 1] ?? '';
  const isInQuery = (before !== '' && QUERY_BEGINS.includes(before)) || text[at + pair.length] === '&';
  const isSecret = SECRET_NAME.test(name) || (isInQuery && SECRET_IN_QUERY.test(name));
  return isSecret ? `${name}=${HIDDEN}` : pair;
}

function redactJsonPair(pair: string, name: string, between: string): string {
  return SECRET_NAME.test(name) ? `"${name}${between}${HIDDEN}` : pair;
}

function redactScheme(whole: string, scheme: string, space: string, value: string): string {
  const isProper = /^(B|D)/.test(scheme) && !/^basic$/i.test(scheme);
  const isOrdinary = isProper ? OF_SCHEMES.test(value) : ORDINARY.test(value);
  return isOrdinary ? whole : `${scheme}${space}${HIDDEN}`;
}

/** Whether there is a secret in it once it is decoded. */
function hidesSecret(piece: string): boolean {
  let text = piece;
  for (let layer = 0; layer < MOST_LAYERS && text.includes('%'); layer += 1) {
    const decoded = text.replace(BYTES, lettersOf);
    if (decoded === text) return false;
    if (redactPlain(decoded) !== decoded) return true;
    text = decoded;
  }
  return false;
}

/** In UTF-8, as a browser encodes them; what is none is read byte by byte. */
function lettersOf(bytes: string): string {
  const raw = Buffer.from(bytes.replaceAll('%', ''), 'hex');
  const letters = raw.toString('utf8');
  return letters.includes('\ufffd') ? raw.toString('latin1') : letters;
}
