import { expect, test } from 'vitest';
import type { BusinessDate, Instant } from '#domain/instant.ts';
import { isSecret, messageKinds } from '#domain/message/words.ts';
import { templateProblems } from './check-template.ts';
import { type Fact, factText } from './facts.ts';
import { pathOfNotice } from './pages.ts';

const simplified = (text: string) => `<${text}>`;
const fund = { tc: '基金', en: 'Fund', pt: 'Fundo' };
const week = { tc: '科技週' };

test.each<[Fact, 'zh' | 'sc' | 'en' | 'pt', string]>([
  ['  Ana ', 'pt', 'Ana'],
  [3, 'en', '3'],
  [{ at: '2026-11-21T16:30:59.000Z' as Instant }, 'en', '22 November 2026, 00:30'],
  [
    { at: ['2026-11-21T02:00:00.000Z', '2026-11-22T02:00:00.000Z'] as Instant[] },
    'pt',
    '21 de Novembro de 2026, 10:00; 22 de Novembro de 2026, 10:00',
  ],
  [{ day: '2026-11-21' as BusinessDate }, 'zh', '2026年11月21日'],
  [{ day: null }, 'zh', ''],
  [fund, 'zh', '基金'],
  [fund, 'sc', '<基金>'],
  [fund, 'en', 'Fund'],
  [{ en: 'Fund' }, 'sc', 'Fund'],
  [{}, 'pt', ''],
  [{ list: [fund, week] }, 'zh', '基金、科技週'],
  [{ list: [fund, week] }, 'sc', '<基金>、<科技週>'],
  [{ list: [fund, week] }, 'en', 'Fund, 科技週'],
  [{ list: [fund, fund] }, 'pt', 'Fundo, Fundo'],
])('%j is told to readers of %s as: %s', (fact, language, text) => {
  expect(factText(fact, language, simplified)).toBe(text);
});

test('a template wants a text, of mails a subject too, and placeholders that are filled in', () => {
  const draft = { trigger: 'INVITATION', channel: 'MAIL', subject: 'For {unit}', body: 'Open {link}' } as const;
  expect(templateProblems(draft)).toEqual([]);
  expect(templateProblems({ ...draft, subject: ' ' })).toEqual([{ path: 'subject', problem: 'required' }]);
  expect(templateProblems({ ...draft, channel: 'SMS', subject: '' })).toEqual([]);
  expect(templateProblems({ ...draft, body: 'Open {table} and {chair}' })).toEqual([
    { path: 'body', problem: 'unknownPlaceholder', params: { names: '{table}, {chair}' } },
  ]);
});

test('a notice leads to its page, with its activity where the page has one', () => {
  const talk = { id: 'a b', promoter: null };
  expect(pathOfNotice('HOME', talk)).toBe('/home');
  expect(pathOfNotice('EVENT', talk)).toBe('/event/detail?activityId=a%20b');
  expect(pathOfNotice('EVENT', null)).toBe('/event/detail');
  expect(pathOfNotice('INBOX', talk)).toBe('/admin/inbox?activityId=a%20b');
  expect(pathOfNotice('PARTICIPANTS', talk)).toBe('/talk/party-person/apply?activityId=a%20b');
  expect(pathOfNotice('PARTICIPANTS', { id: 'a', promoter: 'P' })).toBe('/talk2/party-person/apply?activityId=a');
});

test('codes, and what holds a link that opens something, are for the recipient alone', () => {
  expect(messageKinds.filter(isSecret).toSorted()).toEqual([
    'ACCOUNT_OPENED',
    'APPLICATION_AGAIN',
    'APPLICATION_CLOSED',
    'APPLICATION_MOVED',
    'APPLICATION_RECEIVED',
    'INVITATION',
    'INVITATION_REMINDER',
    'MAIL_CODE',
    'PASSWORD_RESET',
    'PHONE_CODE',
    'PUBLIC_EMAIL_CONFIRM',
    'PUBLIC_ENDED',
    'PUBLIC_LINK',
    'PUBLIC_OFFERED',
    'PUBLIC_REMINDER',
    'PUBLIC_SEATED',
    'PUBLIC_WAITING',
    'QUESTIONNAIRE_OPENED',
    'QUESTIONNAIRE_RECEIVED',
    'QUESTIONNAIRE_REMINDER',
  ]);
});
