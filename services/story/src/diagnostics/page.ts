import type { Diagnostic } from './diagnostic.ts';
import { FAMILIES } from './diagnostics.ts';

const HEAD = `# What the story checker says

\`npm run check-story -- <slug>\` names each thing to mend with a code, its place and how to mend it. An **error** keeps the story from being published, a warning does not. Codes never change their meaning.

This page is made from the code: \`npm run -s check-story -- --page\`.
`;

/** stories/DIAGNOSTICS.md */
export function diagnosticsPage(): string {
  return [HEAD, ...FAMILIES.map(familySection)].join('\n');
}

function familySection({ title, about, codes }: (typeof FAMILIES)[number]): string {
  const rows = Object.entries<Diagnostic>(codes).map(([code, each]) => {
    const name = each.severity === 'error' ? `**${each.title}**` : each.title;
    return `| ${code} | ${each.severity} | ${name} | ${each.meaning} | ${each.mend.replaceAll('|', '\\|')} |`;
  });
  return `## ${title}\n\n${about}\n\n| code | | what | what it means | how to mend it |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}
