import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../domain/language.ts';
import { MAIL_KINDS } from '../domain/mail.ts';
import { COLOURS, renderMail } from './render.ts';

const at = { id: 'one', origin: 'https://fabula.example' };

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(MAIL_KINDS)('%s says the same in text and in HTML', (kind) => {
    const hasLink = !['unknown-address', 'password-changed'].includes(kind);
    const path = hasLink ? '/link#a-secret' : undefined;
    const mail = renderMail({ to: 'ada@example.org', kind, language, path, browser: 'Firefox, Linux' }, at);
    const shown = mail.html
      .replace(/<head>.*<\/head>/s, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&quot;', '"')
      .replaceAll(/\s+/g, ' ');
    for (const line of mail.text.replace('-- ', '').split('\n').filter(Boolean))
      expect(shown).toContain(line);
    expect(mail.text).toContain('Firefox, Linux');
    expect(mail.text.includes('https://fabula.example/link#a-secret')).toBe(hasLink);
    expect(mail.html.includes('href="https://fabula.example/link#a-secret"')).toBe(hasLink);
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  it('has other words than the other languages', () => {
    const others = LANGUAGES.filter((other) => other !== language);
    for (const kind of MAIL_KINDS)
      for (const other of others) {
        const [one, two] = [language, other].map(
          (which) => renderMail({ to: 'a@b.example', kind, language: which }, at).subject,
        );
        expect(one).not.toBe(two);
      }
  });
});

it('wears the colours of the page', () => {
  const css = readFileSync(new URL('../../../../web/src/app/tokens.css', import.meta.url), 'utf8');
  for (const [name, colour] of Object.entries(COLOURS)) expect(css).toContain(`--${name}: ${colour};`);
});

it('loads nothing from elsewhere', () => {
  const { html } = renderMail({ to: 'a@b.example', kind: 'reset', language: 'fr', path: '/link#x' }, at);
  expect(html).not.toMatch(/<(img|link|script|style|iframe)|url\(|@import/i);
});
