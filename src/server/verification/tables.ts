import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CodeChannel, CodePurpose } from '#domain/verification/words.ts';
import { id, instant } from '#server/db/columns.ts';

/** A code sent to a phone or an e-mail address; neither the code nor where it went can be read here. */
export const verificationCode = pgTable(
  'verification_code',
  {
    id: id(),
    channel: text('channel').$type<CodeChannel>().notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** Whom it proves something about: the unit or account that asked; null for a stranger. */
    subjectId: uuid('subject_id'),
    targetFingerprint: text('target_fingerprint').notNull(),
    /** Empty where nothing was sent, because nobody may learn that. */
    codeFingerprint: text('code_fingerprint').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    verifiedAt: instant('verified_at'),
    /** A code opens one thing once. */
    usedAt: instant('used_at'),
  },
  (table) => [
    index('verification_code_target').on(table.targetFingerprint, table.createdAt),
    index('verification_code_subject').on(table.subjectId, table.targetFingerprint, table.verifiedAt),
    index('verification_code_age').on(table.createdAt),
  ],
);

/** A task that shows that somebody is no program, and the proof that passing it gives. */
export const captcha = pgTable(
  'captcha',
  {
    id: id(),
    kind: text('kind').$type<'GRAPH' | 'WORK'>().notNull(),
    /** Of a picture: the fingerprint of what it shows. Of a piece of work: that of the task, which counts once. */
    answer: text('answer').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was tried; there is one try at each picture. */
    triedAt: instant('tried_at'),
    passedAt: instant('passed_at'),
    usedAt: instant('used_at'),
  },
  (table) => [uniqueIndex('captcha_answer').on(table.kind, table.answer), index('captcha_age').on(table.createdAt)],
);

/** How often something was tried within a time, across processes: logins per account and address, codes per number. */
export const rateCounter = pgTable(
  'rate_counter',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);
