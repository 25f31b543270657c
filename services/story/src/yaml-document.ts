import {
  Composer,
  type Document,
  type DocumentOptions,
  Lexer,
  type ParseOptions,
  Parser,
  type SchemaOptions,
  YAMLParseError,
} from 'yaml';

/** So many lists and maps within one another are read; no story has ten. */
export const MOST_DEPTH = 100;
/** Below the document itself, and above what is read there just now. */
const MOST_STACK = MOST_DEPTH + 2;

/** A list or map that lies in too many others. */
export class TooDeep extends Error {
  constructor() {
    super(`Lists and maps lie more than ${MOST_DEPTH} deep within one another here.`);
  }
}

type Options = ParseOptions & DocumentOptions & SchemaOptions;

/**
 * `parseDocument` of `yaml` for texts that anybody may have written: it follows them by recursion, and one of 50,000 brackets
 * ends the whole process, for V8 cannot compile an expression where the stack ends.
 * @throws TooDeep
 */
export function yamlDocument(text: string, options: Options): Document.Parsed {
  const composed = new Composer(options).compose(tokensOf(text, options), true, text.length);
  const [document, second] = [...composed];
  // There is one even of an empty text.
  if (document === undefined) throw new Error('a text has no document');
  const [from, to] = second?.range ?? [];
  if (from !== undefined && to !== undefined)
    document.errors.push(new YAMLParseError([from, to], 'MULTIPLE_DOCS', 'A file is one document.'));
  return document;
}

/** Whole documents, as deep as they may be. */
function* tokensOf(text: string, { lineCounter }: Options) {
  const parser = new Parser(lineCounter?.addNewLine);
  lineCounter?.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    if (parser.stack.length > MOST_STACK) throw new TooDeep();
  }
  yield* parser.end();
}
