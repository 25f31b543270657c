/** Words that a recogniser may invent and a page for everyone must not show. */
const RUDE: ReadonlySet<string> = new Set([
  ...[
    'arse',
    'arsehole',
    'ass',
    'asshole',
    'bastard',
    'bitch',
    'bitches',
    'bollocks',
    'cock',
    'cunt',
    'dick',
  ],
  ...['faggot', 'fuck', 'fucked', 'fucker', 'fucking', 'motherfucker', 'nigger', 'piss', 'prick', 'pussy'],
  ...['shit', 'shitty', 'slut', 'tits', 'twat', 'wank', 'wanker', 'whore'],
  ...['connard', 'connasse', 'encule', 'enculé', 'merde', 'pute', 'putain', 'salope'],
  ...['cabrón', 'coño', 'joder', 'mierda', 'puta', 'puto'],
]);

/** The same text with each rude word's letters but the first replaced by asterisks. */
export function masked(text: string): string {
  return text.replace(/[\p{L}\p{M}']+/gu, (word) =>
    RUDE.has(word.toLowerCase()) ? word.slice(0, 1) + '*'.repeat(word.length - 1) : word,
  );
}
