import type { Request, RequestHandler } from 'express';
import { LEGAL_LANGUAGES, type LegalText, PRIVACY, TERMS } from './legal-texts.ts';

/** The web app's night and paper, without its files. */
const STYLE = `
  body { margin: 0; background: #0b0712; color: #d9cfe8; font: 1.05rem/1.65 system-ui, sans-serif; }
  main { max-width: 38rem; margin: 0 auto; padding: 3rem 1.5rem 4rem; }
  h1 { color: #fff3dc; font-size: 2rem; line-height: 1.2; }
  a { color: #ffcf70; }`;

interface PageOptions {
  readonly language: string;
  readonly nonce: string;
}

function html({ title, paragraphs }: LegalText, { language, nonce }: PageOptions): string {
  const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Fabula</title>
<link rel="icon" href="/icon.svg"><style nonce="${nonce}">${STYLE}</style></head>
<body><main><p><a href="/">Fabula</a></p><h1>${title}</h1>${text}</main></body>
</html>
`;
}

/** The language that the link names, else the browser's, else English. */
function languageOf(request: Request): (typeof LEGAL_LANGUAGES)[number] {
  const named = LEGAL_LANGUAGES.find((language) => language === request.query.lang);
  const accepted = request.acceptsLanguages(...LEGAL_LANGUAGES);
  return named ?? LEGAL_LANGUAGES.find((language) => language === accepted) ?? 'en';
}

function page(texts: typeof PRIVACY): RequestHandler {
  return (request, response) => {
    const language = languageOf(request);
    response.vary('Accept-Language').set('cache-control', 'no-store').type('html');
    response.send(html(texts[language], { language, nonce: String(response.locals.nonce) }));
  };
}

/** `/privacy.html` and `/terms.html` of a site that brings none of its own. */
export const legalPages = { '/privacy.html': page(PRIVACY), '/terms.html': page(TERMS) } as const;
