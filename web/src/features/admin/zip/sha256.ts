const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The content's hash, as drafts name media by it. */
export async function sha256(content: Uint8Array): Promise<string> {
  // The browser's own is far faster. It has none where the page has no secure address: a local network's plain http.
  if (crypto.subtle)
    return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(content))));
  return hex((await import('@noble/hashes/sha2.js')).sha256(content));
}
