import { DIAGNOSTICS, isCode } from '@fabula/story/diagnostics/diagnostics';

/** What a code means, for a terminal; undefined if there is no such code. */
export function explainCode(code: string): string | undefined {
  if (!isCode(code)) return undefined;
  const { severity, title, meaning, mend } = DIAGNOSTICS[code];
  return `${code} (${severity}): ${title}\n${meaning}\nTo mend it: ${mend}\n`;
}
