import type { CooperationWay } from '#domain/lists/cooperation-way.ts';
import type { RecordKind } from '#domain/road-show/record-form.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

/** What sheets about road shows call things. */
export const kindWords: Record<RecordKind, Words> = {
  RESULT: inEach(msg`Research result`),
  DEMAND: inEach(msg`Technical demand`),
};

export const cooperationWords: Record<CooperationWay, Words> = {
  TECHNOLOGY_TRA: inEach(msg`Technology transfer`),
  COLLABORATIVE_DEV: inEach(msg`Joint development`),
  JOINT_PROD: inEach(msg`Joint production`),
  OTHER: inEach(msg`Other`),
};
