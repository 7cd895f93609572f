import { describe, expect, test } from 'vitest';
import { dayText } from '#domain/day-text.ts';
import type { Instant } from '#domain/instant.ts';
import { type Locale, locales } from '#domain/locale.ts';
import type { FactTexts } from '#domain/notice/fill.ts';
import { type NoticeTrigger, triggerNames, triggerRow } from '#domain/notice/triggers.ts';
import { composeMail } from './compose.ts';
import { sampleFacts } from './sample-facts.ts';
import { usualTemplate } from './usual-templates.ts';

const days = ['2026-11-25T10:00:00', '2026-11-27T18:00:00'] as const;
const name = { tc: '澳門科技週', en: 'Macao Technology Week', pt: 'Semana da Tecnologia de Macau' };
const known = {
  now: '2026-11-20T04:00:00.000Z' as Instant,
  publicUrl: 'https://portal.test',
  username: 'chan.tai.man',
  unit: { tc: '澳門大學', en: 'University of Macau', pt: 'Universidade de Macau' },
  activity: name,
};

function mailOf(trigger: NoticeTrigger, language: Locale) {
  const template = usualTemplate(trigger, language, 'MAIL');
  if (!template) throw new Error(`${trigger} has no mail`);
  const samples = sampleFacts(known, language);
  const facts: FactTexts = {
    ...samples,
    recipient: samples['names'] ?? '',
    portal: 'Portal',
    product: 'FDCT',
    ...(triggerRow(trigger).ofActivity
      ? { activityDays: dayText(language, ...days), activityPlace: samples['place'] ?? '' }
      : {}),
  };
  return composeMail(template, { trigger, language, facts, pictures: {} });
}

test('the mails that are about no event are known', () => {
  expect(triggerNames.filter((trigger) => !triggerRow(trigger).ofActivity)).toEqual([
    'CASES_WAITING',
    'ACCOUNT_REGISTERED',
    'ACCOUNT_OPENED',
    'PASSWORD_RESET',
    'PASSWORD_CHANGED',
    'NEW_DEVICE',
    'CONTACT_CHANGED',
  ]);
});

describe.each(locales)('every mail in %s', (language) => {
  const activity = sampleFacts(known, language)['activity'] ?? '';
  const mails = triggerNames.map((trigger) => ({ trigger, ...mailOf(trigger, language) }));

  test.each(mails)('$trigger says all that it names', ({ subject, text, html }) => {
    for (const said of [subject, text, html]) expect(said).not.toMatch(/[{}]|undefined|null/);
    expect(subject).not.toBe('');
    expect(subject.length).toBeLessThanOrEqual(150);
  });

  test.each(mails.filter(({ trigger }) => triggerRow(trigger).ofActivity))(
    '$trigger names its event in the subject, its days and its place',
    ({ trigger, subject, text }) => {
      expect(subject).toContain(`[${activity}]`);
      const { facts } = triggerRow(trigger);
      expect(text).toContain(facts.includes('day') ? dayText(language, '2026-11-20') : dayText(language, ...days));
      expect(text).toContain(sampleFacts(known, language)['place']);
    },
  );

  test.each(mails.filter(({ trigger }) => leads(trigger)))('$trigger leads on', ({ text }) => {
    expect(text).toContain('https://portal.test');
  });
});

const leads = (trigger: NoticeTrigger): boolean => {
  const { facts, opens } = triggerRow(trigger);
  return opens !== null || facts.includes('link');
};
