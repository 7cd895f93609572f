import { createTransport } from 'nodemailer';
import type { MessageChannel } from '#domain/message/words.ts';
import type { Config } from '#server/config.ts';
import type { SmsBody } from './sms-body.ts';
import type { MessageContent } from './write-message.ts';

const timeoutMs = 20_000;
const calendarType = 'text/calendar; charset=utf-8; method=PUBLISH';

/** Sends or throws. `sender` is how the portal is called in the language of the message. */
export type Transport = (content: MessageContent, sender: string) => Promise<void>;

/** The other side has said no for good, as of an address that does not exist: asking again changes nothing. */
export class NeverAccepted extends Error {}

/** What is configured to send with; a channel without anything keeps its messages in the outbox. */
export function transportFor(channel: MessageChannel, config: Config): Transport | null {
  if (channel === 'MAIL') return config.SMTP_URL ? mailBy(config.SMTP_URL, config.MAIL_FROM) : null;
  return config.SMS_URL ? smsBy(config.SMS_URL, config.SMS_TOKEN, config.SMS_BODY) : null;
}

/** @param from an address, sent in the portal's name, or one with a name of its own */
function mailBy(url: string, from: string): Transport {
  return async ({ to, subject, text, html, pictures = [], calendar }, sender) => {
    const transport = createTransport({
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
    try {
      await transport.sendMail({
        from: from.includes('<') ? from : { name: sender, address: from },
        to,
        subject,
        text,
        ...(html ? { html } : {}),
        attachments: [
          ...pictures.map(({ name, type, base64 }) => ({
            filename: name,
            cid: name,
            contentType: type,
            content: Buffer.from(base64, 'base64'),
          })),
          ...(calendar ? [{ filename: 'event.ics', contentType: calendarType, content: calendar }] : []),
        ],
      });
    } catch (error) {
      throw isRefusedAddress(error) ? new NeverAccepted(error.message) : error;
    } finally {
      transport.close();
    }
  };
}

/** 5xx to the address itself; 5xx to anything else, as the password, is for the operator to mend. */
const isRefusedAddress = (error: unknown): error is Error & { responseCode: number } =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** A wrong number stays wrong; a wrong token, a busy gateway and a slow one are mended. */
const isRefusedNumber = (status: number): boolean => status === 400 || status === 404 || status === 422;

/** A POST with a bearer token, as gateways take it. */
function smsBy(url: string, token: string | undefined, body: SmsBody): Transport {
  return async (content) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': body.type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: body.write(content),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const said = `the SMS gateway answered ${answer.status}`;
    throw isRefusedNumber(answer.status) ? new NeverAccepted(said) : new Error(said);
  };
}
