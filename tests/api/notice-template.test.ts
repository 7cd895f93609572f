import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Template, TemplatePreview, TriggerTemplates } from '#contract/notice/template.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { bcp47, locales } from '#domain/locale.ts';
import { triggerNames } from '#domain/notice/triggers.ts';
import { activity } from '#server/activity/tables.ts';
import { auditEntry } from '#server/audit/tables.ts';
import { composeMail } from '#server/notice/compose.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { fillTemplates } from '#server/notice/usual-templates.ts';
import { administrator, makeRoadShow, outbox, reviewer } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const path = '/admin/templates/ENROLLMENT_RETURNED/en/MAIL';

let world: TestWorld;
let mei: Person;
beforeEach(async () => {
  world = await openTestWorld();
  mei = await administrator(world);
});
afterEach(() => world.close());

const save = (body: object, who = mei) => world.call<Template & ErrorBody>('put', path, { token: who.token, body });
const text = { subject: 'Please look again', body: 'Dear {recipient},\n\n{reason}' };

describe('a new installation', () => {
  test('has every usual text in four languages, and each names only what its trigger tells', async () => {
    const { body } = await world.call<{ content: TriggerTemplates[] }>('get', '/admin/templates', mei);
    expect(body.content.map(({ trigger }) => trigger)).toEqual(triggerNames);
    for (const { trigger, cells, usualChannels } of body.content) {
      expect(cells).toHaveLength(locales.length * 3);
      for (const { language, channel, state } of cells) {
        expect(state).toBe(usualChannels.includes(channel) ? 'ON' : 'NONE');
        if (state === 'NONE') continue;
        const one = await world.call<Template>('get', `/admin/templates/${trigger}/${language}/${channel}`, mei);
        const { version, subject, body: written } = one.body;
        const again = await world.call('put', `/admin/templates/${trigger}/${language}/${channel}`, {
          token: mei.token,
          body: { version, subject, body: written },
        });
        expect([trigger, language, channel, again.status]).toEqual([trigger, language, channel, 200]);
      }
    }
  });

  test('and the next start leaves alone what staff have written, switched off or deleted', async () => {
    await save({ version: 1, ...text });
    const other = '/admin/templates/LIST_RECEIVED/pt/MAIL';
    await world.call('put', `${other}/state`, { token: mei.token, body: { version: 1, state: 'DELETED' } });
    await fillTemplates(world);
    expect((await world.call('get', path, mei)).body).toMatchObject({ ...text, version: 2 });
    expect((await world.call('get', other, mei)).body).toMatchObject({ state: 'DELETED', body: '' });
  });
});

describe('writing one', () => {
  test('Mei writes it; the audit says from what to what; the usual text comes back when asked for', async () => {
    const before = (await world.call<Template>('get', path, mei)).body;
    expect((await save({ version: 1, ...text })).body).toMatchObject({ ...text, version: 2, updatedBy: 'Mei Wong' });
    const [entry] = await world.db.orm.select().from(auditEntry);
    expect(entry).toMatchObject({ action: 'template.save', accountId: mei.accountId });
    expect(entry?.changes).toContainEqual({ field: 'subject', from: before.subject, to: text.subject });
    const reset = await world.call('post', `${path}/reset`, { token: mei.token, body: { version: 2 } });
    expect(reset.body).toMatchObject({ subject: before.subject, body: before.body, version: 3, updatedBy: null });
  });

  test('a placeholder that nobody fills in is refused beside its field', async () => {
    const answer = await save({ version: 1, subject: '{unit} and {wish}', body: '{recipient} {reson} {qr}' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'PARAMS_ERROR' } });
    expect(answer.body.fields).toEqual([
      { path: 'subject', problem: 'unknownPlaceholder', params: { names: '{wish}' } },
      { path: 'body', problem: 'unknownPlaceholder', params: { names: '{reson}, {qr}' } },
    ]);
    expect((await save({ version: 1, subject: '', body: 'x' })).body.fields).toEqual([
      { path: 'subject', problem: 'required' },
    ]);
  });

  test('of two who write at the same time the second is told, and loses nothing that was written', async () => {
    expect((await save({ version: 1, ...text })).status).toBe(200);
    const second = await save({ version: 1, subject: 'Mine', body: 'Mine' });
    expect(second).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
    expect((await world.call('get', path, mei)).body).toMatchObject(text);
  });

  test('a channel that is not usual gets a text of its own, and has no usual one to go back to', async () => {
    const sms = '/admin/templates/ENROLLMENT_RETURNED/en/SMS';
    const state = (version: number, wanted: string) =>
      world.call('put', `${sms}/state`, { token: mei.token, body: { version, state: wanted } });
    expect((await state(0, 'OFF')).status).toBe(404);
    const body = { version: 0, subject: 'ignored', body: '[{activity}] {link}' };
    const written = await world.call('put', sms, { token: mei.token, body });
    expect(written.body).toMatchObject({ version: 1, state: 'ON', subject: '', usual: null });
    expect((await world.call('post', `${sms}/reset`, { token: mei.token, body: { version: 1 } })).status).toBe(404);
    expect((await state(1, 'OFF')).body).toMatchObject({ state: 'OFF', version: 2 });
    expect((await state(2, 'DELETED')).body).toMatchObject({ state: 'DELETED', version: 3 });
    expect((await state(3, 'ON')).status).toBe(409);
  });

  test('a reviewer reads and previews, and changes nothing; others see nothing', async () => {
    const rui = await reviewer(world);
    expect((await world.call('get', path, rui)).status).toBe(200);
    expect((await save({ version: 1, ...text }, rui)).status).toBe(403);
    const ana = await makePerson(world, { name: 'Ana', orgType: 'EXHIBITOR' });
    expect((await world.call('get', path, ana)).status).toBe(403);
    expect((await world.call('get', path)).status).toBe(401);
  });
});

describe('before it is sent', () => {
  const draft = { trigger: 'ENROLLMENT_RETURNED', language: 'en', channel: 'MAIL', ...text };

  test('the preview has the data of the account that was picked', async () => {
    const ana = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR' });
    const found = await world.call<{ content: { id: string }[] }>('get', '/admin/template-accounts?search=ana', mei);
    expect(found.body.content.map(({ id }) => id)).toEqual([ana.accountId]);
    const { body } = await world.call<TemplatePreview>('post', '/admin/templates/preview', {
      token: mei.token,
      body: { ...draft, body: 'Dear {recipient} of {unit},\n\n{reason}', accountId: ana.accountId },
    });
    expect(body).toMatchObject({ to: ana.email, subject: '[Action needed] Please look again' });
    expect(body.text).toContain("Dear Ana Lei of Ana Lei's unit,");
    expect(body.html).toContain(`lang="${bcp47.en}"`);
    expect(await outbox(world)).toEqual([]);
  });

  test('a test goes to whoever asks for it', async () => {
    const ana = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR' });
    const send = (channel: string) =>
      world.call<ErrorBody>('post', '/admin/templates/test', {
        token: mei.token,
        body: { ...draft, channel, accountId: ana.accountId },
      });
    expect((await send('MAIL')).status).toBe(200);
    expect(await outbox(world)).toMatchObject([{ to: mei.email, text: expect.stringContaining('Dear Ana Lei') }]);
    expect((await send('IN_APP')).status).toBe(200);
    expect((await world.call('get', '/notices/unread', mei)).body).toEqual({ unread: 1 });
    // Mei has no phone of her own.
    expect((await send('SMS')).body.fields).toEqual([{ path: 'channel', problem: 'notAllowed' }]);
  });
});

test('whatever is told, a mail shows it as text and has one header for its subject', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '{link}',
      '{recipient}',
      "' onclick='",
    ),
    fc.constantFrom('a\r\nBcc: everybody@example.org', '</p><a href="javascript:alert(1)">', '&lt;b&gt;', '$& $1'),
  );
  fc.assert(
    fc.property(nasty, nasty, nasty, (recipient, reason, activity) => {
      const {
        subject,
        html = '',
        text: plain,
      } = composeMail(
        { subject: '{activity}: look', body: 'Dear {recipient},\n\n{reason}\n\n{link}' },
        {
          trigger: 'ENROLLMENT_RETURNED',
          language: 'en',
          facts: { recipient, reason, activity, link: 'https://example.org/event/' },
          pictures: {},
        },
      );
      expect(subject).not.toMatch(/[\r\n]/);
      const tags = html.match(/<[^>]*>/g) ?? [];
      const known = /^<(!doctype html|\/?(html|body|div|h1|p|a|br|span)( (lang|style|href)="[^"<>]*")*)>$/;
      expect(tags.filter((tag) => !known.test(tag))).toEqual([]);
      expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['https://example.org/event/']);
      if (reason !== '') expect(plain).toContain(reason.includes('\n') ? '' : reason);
    }),
    { numRuns: 400 },
  );
});

describe("an event's own text", () => {
  let eventId: string;
  let activityId: string;
  let ana: Person;
  beforeEach(async () => {
    activityId = await makeRoadShow(world);
    ana = await makePerson(world, { name: 'Ana Lei', orgType: 'ROADSHOW', language: 'en' });
    const names = { nameTc: '科技週', nameEn: 'Science Week', namePt: '' };
    eventId = (await world.call<{ id: string }>('post', '/admin/events', { token: mei.token, body: names })).body.id;
    await world.db.orm.update(activity).set({ eventId }).where(eq(activity.id, activityId));
  });

  const own = () => `${path}?eventId=${eventId}`;
  const put = (to: string, body: object) => world.call<Template & ErrorBody>('put', to, { token: mei.token, body });
  const tell = async (about: string) => {
    await world.db.transaction((tx) =>
      sendNotice(world, tx, {
        trigger: 'ENROLLMENT_RETURNED',
        to: ana.accountId,
        activityId: about,
        facts: { unit: 'Lin Keng', reason: 'Too small' },
      }),
    );
    const [mail] = await outbox(world);
    return mail?.subject;
  };

  test('stands in for the general one, there and nowhere else, until it is given up', async () => {
    const general = (await world.call<Template>('get', path, mei)).body;
    expect((await world.call('get', own(), mei)).body).toMatchObject({
      state: 'NONE',
      version: 0,
      subject: general.subject,
      general: { state: 'ON', body: general.body },
      usual: null,
    });
    expect((await put(own(), { version: 0, ...text })).body).toMatchObject({ ...text, state: 'ON', version: 1 });
    expect((await world.call('get', path, mei)).body).toMatchObject({ version: 1, body: general.body });
    expect(await tell(activityId)).toContain(text.subject);
    expect(await tell(await makeRoadShow(world))).not.toContain(text.subject);

    const givenUp = await put(`${path}/state?eventId=${eventId}`, { version: 1, state: 'DELETED' });
    expect(givenUp.body).toMatchObject({ state: 'NONE', version: 2, subject: general.subject });
    expect(await tell(activityId)).not.toContain(text.subject);
    expect((await put(own(), { version: 0, ...text })).status).toBe(409);
    expect((await put(own(), { version: 2, ...text })).body).toMatchObject({ state: 'ON', version: 3 });
  });

  test('may be that nobody is told this way', async () => {
    const off = await put(`${path}/state?eventId=${eventId}`, { version: 0, state: 'OFF' });
    expect(off.body).toMatchObject({ state: 'OFF', version: 1 });
    expect(await tell(activityId)).toBeUndefined();
    expect((await world.call('get', '/notices/unread', ana)).body).toEqual({ unread: 1 });
  });

  test('is listed as its own, among those that an event can have', async () => {
    await put(own(), { version: 0, ...text });
    const { body } = await world.call<{ content: TriggerTemplates[] }>(
      'get',
      `/admin/templates?eventId=${eventId}`,
      mei,
    );
    expect(body.content.map(({ trigger }) => trigger)).not.toContain('PASSWORD_RESET');
    const changed = body.content.flatMap(({ trigger, cells }) =>
      cells.flatMap((cell) => (cell.changed ? [`${trigger} ${cell.language} ${cell.channel} ${cell.state}`] : [])),
    );
    expect(changed).toEqual(['ENROLLMENT_RETURNED en MAIL ON']);
  });

  test('is previewed with an activity of the event, and tested on whoever writes it', async () => {
    const draft = { trigger: 'ENROLLMENT_RETURNED', language: 'en', channel: 'MAIL', subject: 'x', eventId };
    const body = { ...draft, body: '{activity} by {portal} ({product})' };
    const previewed = await world.call<TemplatePreview>('post', '/admin/templates/preview', { token: mei.token, body });
    const { body: about } = await world.call<{ nameEn: string }>('get', `/activities/${activityId}`);
    const [text, when] = previewed.body.text.split('\n\n');
    expect(text).toBe(`${about.nameEn} by Event Portal (FUND)`);
    expect(when).toBe('When: 25–26 November 2026');
    expect((await world.call('post', '/admin/templates/test', { token: mei.token, body })).status).toBe(200);
    expect(await outbox(world)).toMatchObject([{ to: mei.email, text: previewed.body.text }]);
  });

  test('there is none of an event that is not there, nor of what no event sends', async () => {
    const nowhere = `${path}?eventId=${newId()}`;
    expect(await put(nowhere, { version: 0, ...text })).toMatchObject({
      status: 404,
      body: { code: 'EVENT_NOT_FOUND' },
    });
    const reset = `/admin/templates/PASSWORD_RESET/en/MAIL?eventId=${eventId}`;
    expect((await put(reset, { version: 0, subject: 'x', body: '{link}' })).body.fields).toEqual([
      { path: 'eventId', problem: 'notAllowed' },
    ]);
  });
});
