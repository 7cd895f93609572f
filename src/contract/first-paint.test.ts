import { expect, test } from 'vitest';
import { withPlace } from './first-paint.ts';

const frame = (locale: string) =>
  `<div data-first="${locale}" lang="${locale}"><main><h1 data-place="title" class="big"></h1><p data-place="text"></p></main></div>`;
const page = `<body><div id="root">${['zh', 'sc', 'en', 'pt'].map(frame).join('')}</div></body>`;

test('each frame gets the text in its own language', () => {
  const written = withPlace(page, 'title', (locale) => ({ text: `title in ${locale}` }));
  expect([...written.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual([
    'title in zh',
    'title in sc',
    'title in en',
    'title in pt',
  ]);
  expect(written).not.toMatch(/<p[^>]*>\w/);
});

test('a text in another language than the frame says so', () => {
  expect(withPlace(page, 'text', () => ({ text: '路演', lang: 'zh-Hant-MO' }))).toContain(
    '<p data-place="text" lang="zh-Hant-MO">路演</p>',
  );
});

test.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '$1 & $&'])(
  '%s is text and nothing else',
  (text) => {
    const written = withPlace(page, 'title', () => ({ text }));
    expect(written).not.toMatch(/<script|<img/);
    expect(written).toContain(text.startsWith('$') ? '$1 &amp; $&amp;' : '&lt;');
  },
);

test('a page without places stays as it is', () => {
  expect(withPlace('<body>nothing</body>', 'title', () => ({ text: 'x' }))).toBe('<body>nothing</body>');
});
