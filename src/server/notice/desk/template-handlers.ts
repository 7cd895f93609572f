import { and, asc, eq, isNull } from 'drizzle-orm';
import type { noticeTemplateApi } from '#contract/notice/template.ts';
import { templateProblems } from '#domain/notice/check-template.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { account } from '#server/account/tables.ts';
import { writeMessage } from '#server/message/write-message.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { Handlers } from '#server/serve.ts';
import { changeTemplate } from './change-template.ts';
import { previewTemplate } from '../preview-template.ts';
import { checkEvent, listTemplates, readTemplate } from '../templates.ts';
import { usualTemplate } from '../usual-templates.ts';
import { writeInApp } from '../write-in-app.ts';

const offeredAccounts = 12;

export const noticeTemplateHandlers: Handlers<typeof noticeTemplateApi> = {
  async templates({ world, query: { eventId } }) {
    await checkEvent(world.db, eventId);
    return listTemplates(world.db, eventId);
  },

  async template({ world, params, query: { eventId } }) {
    await checkEvent(world.db, eventId, params.trigger);
    return readTemplate(world.db, { ...params, eventId });
  },

  async saveTemplate({ world, actor, params, query: { eventId }, body: { version, ...text } }) {
    await checkEvent(world.db, eventId, params.trigger);
    const fields = templateProblems({ ...params, ...text });
    if (fields.length > 0) throw refuse('PARAMS_ERROR', { fields });
    const subject = params.channel === 'SMS' ? '' : text.subject;
    const which = { ...params, eventId };
    return changeTemplate(world, actor, which, version, { action: 'template.save', ...text, subject, state: 'ON' });
  },

  async setTemplateState({ world, actor, params, query: { eventId }, body: { version, state } }) {
    await checkEvent(world.db, eventId, params.trigger);
    const which = { ...params, eventId };
    const now = await readTemplate(world.db, which);
    // An event may do without what is told in general.
    const beginsOff = eventId !== undefined && state === 'OFF' && now.body !== '';
    if (now.version === 0 && !beginsOff) throw refuse('ENTITY_NOT_FOUND');
    // One that was deleted has no text to switch on or off again.
    const isGone = now.state === 'DELETED' || now.state === 'NONE';
    if (isGone && state !== 'DELETED' && !beginsOff) throw refuse('STATUS_ERROR');
    const text = state === 'DELETED' ? { subject: '', body: '' } : { subject: now.subject, body: now.body };
    return changeTemplate(world, actor, which, version, { action: 'template.state', ...text, state });
  },

  async resetTemplate({ world, actor, params, body: { version } }) {
    const usual = usualTemplate(params.trigger, params.language, params.channel);
    if (!usual) throw refuse('ENTITY_NOT_FOUND');
    return changeTemplate(world, actor, params, version, { action: 'template.reset', ...usual, state: 'ON' });
  },

  async previewTemplate({ world, actor, body }) {
    await checkEvent(world.db, body.eventId, body.trigger);
    const { to, subject, text, html } = await previewTemplate(world, {
      ...body,
      accountId: body.accountId ?? actor.accountId,
    });
    return { to, subject, text, html: html ?? null };
  },

  async testTemplate({ world, actor, body }) {
    const [me] = await world.db.orm.select().from(account).where(eq(account.id, actor.accountId));
    if (!me) throw refuse('ACCOUNT_NOT_FOUND');
    const { trigger, language, channel } = body;
    await checkEvent(world.db, body.eventId, trigger);
    const content = await previewTemplate(world, { ...body, accountId: body.accountId ?? me.id });
    const about = { language, activityId: null };
    await world.db.transaction(async (tx) => {
      if (channel === 'IN_APP') {
        const texts = { [language]: { title: content.subject, text: content.text } };
        await writeInApp(world, tx, { ...about, trigger, accountId: me.id, texts });
        return;
      }
      const to = channel === 'MAIL' ? me.email : me.mobile;
      if (!to) throw refuseField('channel', 'notAllowed');
      await writeMessage(world, tx, { ...about, ...content, channel, kind: trigger, to });
    });
    return { done: true };
  },

  async previewAccounts({ world, query: { search } }) {
    const { id, nameTc, nameEn, namePt, username, language, disabledAt, words } = account;
    const content = await world.db.orm
      .select({ id, nameTc, nameEn, namePt, username, language })
      .from(account)
      .where(and(isNull(disabledAt), wordsMatch(words, search)))
      .orderBy(asc(username))
      .limit(offeredAccounts);
    return { content };
  },
};
