import { describe, expect, test } from 'vitest';
import { smsBody } from './sms-body.ts';

const facts = { to: '+85366123456', text: 'Your code is "42" & {to}' };

describe('what an SMS gateway is sent', () => {
  test('is JSON, in which no text can break out of its place', () => {
    const body = smsBody('{"messages":[{"phone":"{digits}","body":"[FDCT] {text}"}],"priority":1}');
    expect(body?.type).toBe('application/json');
    expect(JSON.parse(body?.write(facts) ?? '')).toEqual({
      messages: [{ phone: '85366123456', body: '[FDCT] Your code is "42" & {to}' }],
      priority: 1,
    });
  });

  test('or the fields of a form', () => {
    const body = smsBody('user=fund&mobile={to}&content={text}');
    expect(body?.type).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(body?.write(facts)))).toEqual({
      user: 'fund',
      mobile: '+85366123456',
      content: facts.text,
    });
  });

  test.each([
    ['JSON that is none', '{"to":"{to}","text":"{text}"'],
    ['no number', '{"text":"{text}"}'],
    ['no text', 'to={to}'],
    ['a placeholder that nobody fills', '{"to":"{to}","text":"{text}","from":"{sender}"}'],
    ['neither JSON nor a form', 'send {text} to {to}'],
  ])('%s is refused', (_name, template) => {
    expect(smsBody(template)).toBeNull();
  });
});
