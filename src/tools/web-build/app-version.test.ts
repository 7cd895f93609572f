import { describe, expect, test } from 'vitest';
import { versionOf } from './app-version.ts';

const page = { name: 'index.html', content: '<h1>Activities</h1>' };
const frame = { name: 'assets/frame-Ab12.js', content: 'start()' };

describe('the version of a build', () => {
  test('is the same for the same files, in whatever order they were made', () => {
    expect(versionOf([frame, page])).toBe(versionOf([page, { ...frame, content: Buffer.from('start()') }]));
  });

  test('is another one after one word was changed', () => {
    expect(versionOf([frame, { ...page, content: '<h1>Events</h1>' }])).not.toBe(versionOf([frame, page]));
  });

  test('is another one when a file has another name', () => {
    expect(versionOf([{ ...frame, name: 'assets/frame-Cd34.js' }, page])).not.toBe(versionOf([frame, page]));
  });

  test('counts what letters weigh, not how many they are', () => {
    const umlaut = { name: 'words.js', content: 'ä' };
    expect(versionOf([umlaut])).toBe(versionOf([{ ...umlaut, content: Buffer.from('ä') }]));
  });
});
