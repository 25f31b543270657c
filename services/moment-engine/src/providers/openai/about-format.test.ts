import { expect, test } from '@jest/globals';
import { isAboutFormat } from './about-format.ts';

const said = (error: object) => JSON.stringify({ error });

test.each([
  [said({ param: 'response_format', code: 'unsupported_value', message: 'no' }), true],
  [said({ param: 'response_format.json_schema', message: 'no' }), true],
  [said({ param: null, code: 400, message: "unknown field 'response_format'" }), true],
  ['response_format is not supported', true],
  [JSON.stringify({ detail: 'response_format: extra inputs are not permitted' }), true],
  [said({ param: 'prompt', code: 'content_filter', message: 'filtered: response_format' }), false],
  [said({ param: null, code: 'content_filter', message: 'filtered: response_format' }), false],
  [said({ param: null, code: null, message: 'too long' }), false],
])('%s', (text, isAbout) => {
  expect(isAboutFormat(text)).toBe(isAbout);
});
