import type { DeskSession } from '#contract/forum/desk.ts';
import type { ForumSession, SessionFields } from '#contract/forum/session.ts';
import { pick } from '#server/db/pick.ts';
import type { forumSession } from './tables.ts';

export type SessionRow = typeof forumSession.$inferSelect;

const names = ['nameTc', 'nameEn', 'namePt'] as const;

export const sessionView = (row: SessionRow): ForumSession => ({
  ...pick(row, ['id', ...names, 'begins', 'ends', 'speakers']),
  hall: { tc: row.hallTc, en: row.hallEn, pt: row.hallPt },
});

export const deskSessionView = (row: SessionRow): DeskSession => ({
  ...sessionView(row),
  ...pick(row, ['forumId', 'version']),
});

export const rowOf = ({ hall, ...said }: SessionFields) => ({
  ...pick(said, [...names, 'begins', 'ends', 'speakers']),
  hallTc: hall.tc,
  hallEn: hall.en,
  hallPt: hall.pt,
});
