import { describe, expect, test } from 'vitest';
import { readConfig, WrongEnvironment } from './config.ts';

const key = 'ab'.repeat(32);
const production = { SECRET_KEY: key, PUBLIC_URL: 'https://events.example.org' };

describe('the environment', () => {
  test('may say nothing at all in a demo', () => {
    expect(readConfig({}, true)).toMatchObject({
      PORT: 8080,
      HOST: '127.0.0.1',
      PRODUCT_CODE: 'FUND',
      publicUrl: 'http://127.0.0.1:8080',
      demo: true,
    });
  });

  test('must bring its own secrets and address in production', () => {
    expect(() => readConfig({}, false)).toThrow(/SECRET_KEY is missing.*\n.*PUBLIC_URL is missing/);
    expect(() => readConfig({ SECRET_KEY: key }, false)).toThrow(/PUBLIC_URL/);
    expect(readConfig(production, false)).toMatchObject({ demo: false, publicUrl: 'https://events.example.org' });
  });

  test('is told of every wrong value at once, each with what is right', () => {
    const wrong = { ...production, PORT: '80800', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x', PRODUCT_CODE: 'fund!' };
    try {
      readConfig(wrong, false);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(WrongEnvironment);
      const message = (error as Error).message;
      for (const name of ['PORT:', 'LOG_LEVEL:', 'DATABASE_URL:', 'PRODUCT_CODE:']) expect(message).toContain(name);
      expect(message).toContain('65535');
    }
  });

  test('knows how to ask the SMS gateway, and is told when that cannot be', () => {
    expect(readConfig(production, false).SMS_BODY.write({ to: '+85366123456', text: 'Hi' })).toBe(
      '{"to":"+85366123456","text":"Hi"}',
    );
    expect(() => readConfig({ ...production, SMS_BODY: '{"to":"{to}"}' }, false)).toThrow(/SMS_BODY: .*\{text\}/);
  });

  test('counts proxies or names their networks, and never believes whoever asks', () => {
    const trusted = (TRUST_PROXY: string) => readConfig({ ...production, TRUST_PROXY }, false).TRUST_PROXY;
    expect(trusted('')).toBe(0);
    expect(trusted('1')).toBe(1);
    expect(trusted('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1']);
    for (const wrong of ['true', 'yes', '-1', '10.0.0.0/99', 'proxy']) {
      expect(() => trusted(wrong)).toThrow(/TRUST_PROXY: how many proxies/);
    }
  });

  test('does not send mail as localhost, but to a mail server on this machine', () => {
    const SMTP_URL = 'smtp://user:word@mail.example.org:587';
    expect(() => readConfig({ ...production, SMTP_URL }, false)).toThrow(/MAIL_FROM/);
    expect(readConfig({ ...production, SMTP_URL, MAIL_FROM: 'portal@example.org' }, false)).toMatchObject({ SMTP_URL });
    expect(readConfig({ ...production, SMTP_URL: 'smtp://127.0.0.1:2525' }, false)).toBeTruthy();
  });

  test('takes an empty value for none', () => {
    expect(readConfig({ ...production, DATABASE_URL: '', PORT: '' }, false)).toMatchObject({ PORT: 8080 });
  });

  test('needs both halves of a certificate', () => {
    expect(() => readConfig({ ...production, TLS_CERT: 'cert.pem' }, false)).toThrow(/TLS_CERT/);
  });

  test('keeps no slash at the end of the address', () => {
    expect(readConfig({ ...production, PUBLIC_URL: 'https://events.example.org/' }, false).publicUrl).toBe(
      'https://events.example.org',
    );
  });
});
