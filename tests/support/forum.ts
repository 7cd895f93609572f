import type { DeskForum } from '#contract/activity/desk.ts';
import type { DeskSession } from '#contract/forum/desk.ts';
import type { ForumSession, SessionFields } from '#contract/forum/session.ts';
import { newId } from '#domain/id.ts';
import { type Instant, plusMs } from '#domain/instant.ts';
import { forum } from '#server/activity/tables.ts';
import { forumSession } from '#server/forum/tables.ts';
import type { World } from '#server/world.ts';
import type { Person } from './people.ts';
import type { TestWorld } from './world.ts';

const minute = 60_000;

/** A published forum of an activity, and ways to write its programme and to read it. */
export async function makeForum(world: TestWorld, by: Person, activityId: string) {
  const begins = plusMs(world.clock.now(), 60 * minute);
  const asked = <Body>(method: string, path: string, body?: unknown, who = by) =>
    world.call<Body>(method, path, { token: who.token, ...(body === undefined ? {} : { body }) });
  const { body: draft } = await asked<DeskForum>('post', '/admin/forums', {
    activityId,
    nameTc: '新材料論壇',
    nameEn: 'Forum on New Materials',
    namePt: '',
    holdDate: begins,
  });
  const { body: published } = await asked<DeskForum>('post', `/admin/forums/${draft.id}/moves/publish`, {
    version: draft.version,
  });
  const path = `/admin/forums/${published.id}/sessions`;

  /** As staff write it: so many minutes after the forum begins. */
  const said = (from: number, to: number, changed: Partial<SessionFields> = {}): SessionFields => ({
    nameTc: '開幕',
    nameEn: `Session ${from}`,
    namePt: '',
    hall: { tc: '演講廳', en: 'Auditorium', pt: '' },
    begins: plusMs(begins, from * minute),
    ends: plusMs(begins, to * minute),
    speakers: [
      {
        name: { tc: '梁詠詩', en: 'Leong Weng Si', pt: '' },
        title: { tc: '教授', en: '', pt: '' },
        organisation: { tc: '', en: '', pt: '' },
      },
    ],
    ...changed,
  });
  return {
    forum: published,
    begins,
    path,
    asked,
    said,
    add: (fields: SessionFields, who = by) => asked<DeskSession>('post', path, fields, who),
    save: ({ id, version }: DeskSession, fields: SessionFields) =>
      asked<DeskSession>('put', `/admin/forum-sessions/${id}`, { ...fields, version }),
    withdraw: ({ id, version }: DeskSession) =>
      asked<DeskSession>('delete', `/admin/forum-sessions/${id}?version=${version}`),
    restore: ({ id, version }: DeskSession) =>
      asked<DeskSession>('post', `/admin/forum-sessions/${id}/restoration`, { version }),
    programme: () => world.call<{ content: ForumSession[] }>('get', `/public/api/v1/forums/${published.id}/programme`),
    unpublish: () =>
      asked<DeskForum>('post', `/admin/forums/${published.id}/moves/unpublish`, { version: published.version }),
  };
}

/** A session of a published forum of any activity, as it stands in the database. @returns its id, and its forum's */
export async function makeSession(
  world: Pick<World, 'db' | 'clock'>,
  activityId: string,
  nameEn: string,
): Promise<{ sessionId: string; forumId: string }> {
  const [forumId, sessionId] = [newId(), newId()];
  const begins = world.clock.now();
  await world.db.orm
    .insert(forum)
    .values({ id: forumId, activityId, nameTc: '新材料論壇', holdDate: begins, status: 'PUBLISHED' });
  await world.db.orm.insert(forumSession).values({
    id: sessionId,
    forumId,
    nameTc: '開幕',
    nameEn,
    hallEn: 'Auditorium',
    begins,
    ends: plusMs(begins, 60 * minute),
    speakers: [],
  });
  return { sessionId, forumId };
}

export const hallB = { tc: '', en: 'Room 2', pt: 'Sala 2' };
export const at = (instant: Instant): string => instant.slice(11, 16);
