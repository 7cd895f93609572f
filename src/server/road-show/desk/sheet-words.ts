import type { CooperationWay } from '#domain/lists/cooperation-way.ts';
import type { MatchStatus } from '#domain/road-show/match-moves.ts';
import type { RecordKind } from '#domain/road-show/record-form.ts';
import type { RecordStatus } from '#domain/road-show/record-status.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

/** What sheets about road shows call things. */
export const kindWords: Record<RecordKind, Words> = {
  RESULT: inEach(msg`Research result`),
  DEMAND: inEach(msg`Technical demand`),
};

export const recordStatusWords: Record<RecordStatus, Words> = {
  DRAFT: inEach(msg`Draft`),
  PENDING: inEach(msg`With the research office`),
  AGREE: inEach(msg`Agreed by the research office`),
  DISAGREE: inEach(msg`Returned by the research office`),
  '{p}PENDING': inEach(msg`With the fund`),
  '{p}DISAGREE': inEach(msg`Returned by the fund`),
  '{p}PUBLISHED': inEach(msg({ message: 'Published', context: 'sheet' })),
};

export const matchStatusWords: Record<MatchStatus, Words> = {
  PENDING: inEach(msg`Waiting for an answer`),
  PASS: inEach(msg`Matched`),
  NOT_PASS: inEach(msg`Not matched`),
};

export const cooperationWords: Record<CooperationWay, Words> = {
  TECHNOLOGY_TRA: inEach(msg`Technology transfer`),
  COLLABORATIVE_DEV: inEach(msg`Joint development`),
  JOINT_PROD: inEach(msg`Joint production`),
  OTHER: inEach(msg`Other`),
};
