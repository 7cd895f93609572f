import { expect, test } from 'vitest';
import { maskContact } from './mask-contact.ts';

test.each([
  ['ana.rosario@fund.example', 'a•••@fund.example'],
  ['+85366123456', '•••••456'],
])('%s is shown as %s', (contact, shown) => {
  expect(maskContact(contact)).toBe(shown);
});
