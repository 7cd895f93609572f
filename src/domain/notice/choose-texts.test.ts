import { describe, expect, test } from 'vitest';
import { chooseTexts, type TextRow } from './choose-texts.ts';
import type { TemplateState } from './words.ts';

const mail = (eventId: string | null, state: TemplateState): TextRow => ({ channel: 'MAIL', eventId, state });
const general = mail(null, 'ON');

describe('the text that holds for an event', () => {
  test.each([
    ['its own before the general one', mail('week', 'ON')],
    ['its own wish to tell nobody', mail('week', 'OFF')],
  ])('is %s', (_name, own) => {
    expect(chooseTexts([general, own])).toEqual([own]);
  });

  test('is the general one again once its own was given up', () => {
    expect(chooseTexts([mail('week', 'DELETED'), general])).toEqual([general]);
  });

  test('is its own where there is no general one', () => {
    expect(chooseTexts([mail('week', 'ON')])).toEqual([mail('week', 'ON')]);
    expect(chooseTexts([mail('week', 'DELETED')])).toEqual([]);
  });

  test('is told channel by channel', () => {
    const bell: TextRow = { channel: 'IN_APP', eventId: null, state: 'DELETED' };
    expect(chooseTexts([bell, general, mail('week', 'ON')])).toEqual([mail('week', 'ON'), bell]);
  });
});
