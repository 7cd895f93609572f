import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { errorOf, hasCode, Unreachable } from './api-error.ts';
import { fieldSentence, sentenceOf } from './error-sentence.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const refusal = (body: unknown, status: number, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

describe('a refusal', () => {
  it('keeps the server’s code, message, fields and request', async () => {
    const fields = [{ path: 'people.0.nameTc', problem: 'required' as const }];
    const error = await errorOf(
      refusal({ code: 'PARAMS_ERROR', message: 'bad', fields }, 400, { 'x-request-id': 'abc', 'retry-after': '60' }),
    );
    expect(error).toMatchObject({
      code: 'PARAMS_ERROR',
      message: 'bad',
      status: 400,
      fields,
      requestId: 'abc',
      retryAfter: 60,
    });
    expect(hasCode(error, 'STATUS_ERROR', 'PARAMS_ERROR')).toBe(true);
  });

  it('of a download is read as well, though the body is a file’s', async () => {
    const response = new Response(new Blob([JSON.stringify({ code: 'ATTACHMENT_NOT_FOUND', message: 'gone' })]), {
      status: 404,
    });
    expect((await errorOf(response)).code).toBe('ATTACHMENT_NOT_FOUND');
  });
});

describe('the sentence', () => {
  it('goes by code, then by status, then by the message itself', async () => {
    const by = async (body: unknown, status: number) => sentenceOf(await errorOf(refusal(body, status)), i18n);
    expect(await by({ code: 'ALREADY_SIGN_IN', message: '' }, 409)).toBe('Already signed in.');
    expect(await by('<h1>Bad gateway</h1>', 502)).toBe(
      "The service isn't available right now. Please try again shortly.",
    );
    expect(await by({ code: 'NEVER_HEARD_OF', message: 'The moon is full' }, 418)).toBe('The moon is full');
    expect(await by('', 418)).toBe('Something went wrong. Please try again.');
    expect(sentenceOf(new Unreachable(null), i18n)).toContain("can't reach");
  });

  it('of a field has its numbers', () => {
    expect(fieldSentence({ path: 'name', problem: 'tooLong', params: { limit: 200 } }, i18n)).toBe(
      'This is too long: at most 200 characters.',
    );
  });
});
