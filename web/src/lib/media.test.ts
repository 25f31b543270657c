import { expect, test } from '@jest/globals';
import { firstPicture, rendered, srcSet } from './media.ts';

const URL = '/media/image/s1/places/lighthouse.jpg?v=ab12';

test('a picture keeps its content hash and is asked for in a size', () => {
  expect(rendered(URL, 800, 95)).toBe(`${URL}&width=800&quality=95&resize=cover`);
  expect(rendered('/media/image/s1/a.jpg', 400, 70)).toBe(
    '/media/image/s1/a.jpg?width=400&quality=70&resize=cover',
  );
});
test('drawings and foreign addresses stay as they are', () => {
  for (const url of ['/media/image/s1/title.svg?v=1', 'blob:x', '/media/avatar/a/b.svg']) {
    expect([rendered(url, 400, 70), srcSet(url)]).toEqual([url, undefined]);
  }
});
test('a set offers each width', () => {
  expect(srcSet(URL, { widths: [400, 800], quality: 95 })).toBe(
    `${URL}&width=400&quality=95&resize=cover 400w, ${URL}&width=800&quality=95&resize=cover 800w`,
  );
});
test('an empty name is no picture', () => {
  expect(firstPicture('', undefined, '/b.jpg', '/c.jpg')).toBe('/b.jpg');
  expect([firstPicture(''), firstPicture()]).toEqual(['', '']);
});
