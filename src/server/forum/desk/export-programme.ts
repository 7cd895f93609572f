import { z } from 'zod';
import { Id } from '#contract/api.ts';
import type { DeskSession } from '#contract/forum/desk.ts';
import type { Speaker } from '#contract/forum/session.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import { type Locale, nameIn, textIn } from '#domain/locale.ts';
import type { Queries } from '#server/db/database.ts';
import { exportKind } from '#server/export/export-kind.ts';
import { readProgramme } from './sessions.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

interface Filter {
  forumId: string;
}

interface Row {
  session: DeskSession;
  /** Null for a session without any. */
  speaker: Speaker | null;
}

/** As for name plates: a row for each speaker of each session, by time. */
async function rowsOf(db: Queries, { forumId }: Filter): Promise<Row[]> {
  const { content } = await readProgramme(db, forumId);
  return content.flatMap((session): Row[] =>
    session.speakers.length === 0
      ? [{ session, speaker: null }]
      : session.speakers.map((speaker) => ({ session, speaker })),
  );
}

const spoken =
  (of: keyof Speaker) =>
  ({ speaker }: Row, language: Locale) =>
    speaker ? textIn(speaker[of], language) : null;

/** The sessions of one forum, with who is invited to speak in which hall and when (row 237, G61). */
export const programmeExport = exportKind<Filter, Row>({
  kind: 'programme',
  heading: inEach(msg`Programme`),
  access: fundStaff,
  filter: z.object({ forumId: Id }),
  columns: [
    {
      key: 'begins',
      heading: inEach(msg({ message: 'From', context: 'time' })),
      cell: ({ session }) => businessDateTime(session.begins),
    },
    {
      key: 'ends',
      heading: inEach(msg({ message: 'To', context: 'time' })),
      cell: ({ session }) => businessDateTime(session.ends),
    },
    {
      key: 'session',
      heading: inEach(msg`Session`),
      cell: ({ session }, language) => nameIn(session, language),
    },
    {
      key: 'hall',
      heading: inEach(msg`Hall`),
      cell: ({ session }, language) => textIn(session.hall, language),
    },
    { key: 'speaker', heading: inEach(msg`Speaker`), cell: spoken('name') },
    { key: 'title', heading: inEach(msg`Title`), cell: spoken('title') },
    {
      key: 'organisation',
      heading: inEach(msg`Organisation`),
      cell: spoken('organisation'),
    },
  ],
  check: async ({ db }, { forumId }) => void (await readProgramme(db, forumId)),
  count: async ({ db }, filter) => (await rowsOf(db, filter)).length,
  // A programme has an end: `sessionLimits.perForum` sessions are read at once.
  page: async ({ db }, filter) => ({ rows: await rowsOf(db, filter), next: null }),
});
