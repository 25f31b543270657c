import type { RequestHandler } from 'express';

const shell = (title: string, paragraphs: readonly string[]) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Fabula</title></head>
<body><main><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}<p><a href="/">Fabula</a></p></main></body>
</html>
`;

const PRIVACY = shell('Privacy', [
  'Fabula keeps your e-mail address, your role, and what you do in stories: the words you say or type, how the story answered, and how far you are. It needs them to let you go on where you stopped.',
  'Recordings of your voice are turned into words and are not kept.',
  'One cookie keeps you signed in. It holds a random number and nothing about you.',
  'Whoever runs this site decides which speech and language services it uses; they hear what you say to a story, and nothing else about you.',
  'Log files hold no e-mail address and nothing that you said.',
]);

const TERMS = shell('Terms', [
  'Stories are fiction. Characters are voiced by machines and may say things that are wrong; do not take them for advice.',
  'Play as yourself, be decent to others who use this site, and do not try to break it for them.',
  'The software is offered as it is, under the Apache License 2.0.',
]);

function page(html: string): RequestHandler {
  return (_request, response) => {
    response.set('cache-control', 'public, max-age=3600');
    response.type('html').send(html);
  };
}

/** `/privacy.html` and `/terms.html` of a site that brings none of its own. */
export const legalPages = { '/privacy.html': page(PRIVACY), '/terms.html': page(TERMS) } as const;
