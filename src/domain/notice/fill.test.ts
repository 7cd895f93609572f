import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillText, paragraphsOf, unknownPlaceholders } from './fill.ts';

describe('filling in a text', () => {
  test('names in braces are replaced, what is no fact stays as it is written', () => {
    expect(fillText('Dear {recipient}, {weather}', { recipient: 'Ana' })).toBe('Dear Ana, {weather}');
  });

  test('a fact is never read for placeholders again, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), (wild) => {
        const said = `${wild}{recipient}$&$1`;
        expect(fillText('{reason}', { reason: said, recipient: 'Ana' })).toBe(said);
      }),
    );
  });

  test('a paragraph that names an empty fact is left out with all that stands in it', () => {
    const body = 'Approved.\n\nThe organiser wrote: {answer}\n\n{link}';
    expect(paragraphsOf(body, { answer: '', link: 'x' })).toEqual(['Approved.', '{link}']);
    expect(paragraphsOf(body, { answer: 'Well done', link: 'x' })).toHaveLength(3);
  });

  test('unknown names are each said once', () => {
    expect(unknownPlaceholders('{a} {b} {b} {unit}', ['unit'])).toEqual(['a', 'b']);
  });
});
