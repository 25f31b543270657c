import type { Language } from '../domain/language.ts';
import type { Mail, MailMessage } from '../domain/mail.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import type { MailText, MailTexts } from './texts/texts.ts';

const TEXTS: Readonly<Record<Language, MailTexts>> = { en, fr, es };

/** The page's own tokens (web/src/app/tokens.css): mail programs know no variables. */
export const COLOURS = {
  'ink-900': '#120c1d',
  'ink-800': '#1f1630',
  paper: '#fff3dc',
  'paper-2': '#dccfc6',
  'paper-3': '#ab9fb9',
  lamp: '#ffcf70',
} as const;
/** On a lamp-coloured button. */
const DARK = '#3a1d04';
const FONT = '"Bricolage Grotesque", system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

export interface RenderOptions {
  readonly id: string;
  readonly origin: string;
}

interface Parts {
  readonly words: MailText;
  readonly texts: MailTexts;
  /** The whole address of the link. */
  readonly url: string | undefined;
  readonly notes: readonly string[];
}

/** A mail as it goes out: text and HTML say the same. */
export function renderMail(mail: Mail, { id, origin }: RenderOptions): MailMessage {
  const texts = TEXTS[mail.language];
  const words = texts.kinds[mail.kind];
  const url = mail.path === undefined ? undefined : new URL(mail.path, origin).href;
  const notes = [
    ...(mail.browser ? [`${texts.askedFrom} ${mail.browser}`] : []),
    ...(mail.path?.includes('#') ? [texts.once, texts.notYou] : []),
  ];
  const parts = { words, texts, url, notes };
  return {
    ...{ id, to: mail.to, subject: words.subject },
    text: asText(parts),
    html: asHtml(parts, mail.language),
  };
}

function asText({ words, texts, url, notes }: Parts): string {
  const paragraphs = [words.title, words.text, ...(url === undefined ? [] : [url]), notes.join('\n')];
  return `${[...paragraphs.filter(Boolean), `-- \n${texts.signature}`].join('\n\n')}\n`;
}

/** Tables and styles on each element: what every mail program draws. No picture, nothing from elsewhere. */
function asHtml({ words, texts, url, notes }: Parts, language: Language): string {
  const { 'ink-900': ground, 'ink-800': card, paper, 'paper-2': soft, 'paper-3': faint } = COLOURS;
  const paragraph = (colour: string, size: number, html: string) =>
    `<p style="margin:0 0 16px;font-size:${size}px;line-height:1.5;color:${colour}">${html}</p>`;
  const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark"><title>${escaped(words.subject)}</title></head>
<body bgcolor="${ground}" style="margin:0;padding:0;background-color:${ground}">
<table ${table} width="100%" bgcolor="${ground}" style="background-color:${ground}"><tr><td align="center" style="padding:32px 16px">
<table ${table} width="100%" bgcolor="${card}" style="max-width:480px;background-color:${card};border-radius:22px"><tr><td style="padding:32px;font-family:${escaped(FONT)}">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:${COLOURS.lamp}">Fabula</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;color:${paper}">${escaped(words.title)}</h1>
${paragraph(soft, 17, escaped(words.text))}
${url === undefined ? '' : button(url, words.button ?? words.title)}
${notes.map((note) => paragraph(faint, 15, escaped(note))).join('\n')}
${url === undefined ? '' : paragraph(faint, 13, `${escaped(texts.byHand)}<br><span style="word-break:break-all;color:${soft}">${escaped(url)}</span>`)}
<p style="margin:24px 0 0;font-size:13px;color:${faint}">${escaped(texts.signature)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function button(url: string, text: string): string {
  const style = `display:inline-block;padding:14px 28px;font-size:17px;font-weight:700;color:${DARK};text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td bgcolor="${COLOURS.lamp}" style="background-color:${COLOURS.lamp};border-radius:999px"><a href="${escaped(url)}" style="${style}">${escaped(text)}</a></td></tr></table>`;
}

/** Safe between tags and in double quotes. */
export function escaped(text: string): string {
  const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (letter) => NAMES[letter] ?? letter);
}
