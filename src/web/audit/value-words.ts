import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { AuditEntry } from '#contract/audit.ts';
import type { AuditSubject } from '#domain/audit/actions.ts';
import { businessDateTime, isInstant } from '#domain/instant.ts';
import { isLocale } from '#domain/locale.ts';
import { forumStatusWords, stateWords as activityStateWords } from '#web/activity/desk/words.ts';
import { unitKindWords } from '#web/unit/words.ts';
import { groupWords } from '#web/file/words.ts';
import { enrollmentStatusWord } from '#domain/enrollment/status-words.ts';
import { categoryWords, moveWords, workflowWords } from '#web/inbox/case-words.ts';
import { stateWords as invitationStateWords } from '#web/invitation/words.ts';
import { roleWords } from '#domain/account/role-words.ts';
import { kindWords as messageWords, stateWords as messageStateWords } from '#web/message/words.ts';
import { localeNames } from '#web/i18n/locale-names.ts';
import { kindWords as signInKindWords, listStatusWords } from '#web/participant/words.ts';
import { resolutionWords } from '#web/sign-in/words.ts';
import { fieldWords } from './field-words.ts';

type Table = Readonly<Record<string, MessageDescriptor | { label: MessageDescriptor }>>;

const yesNo = {
  true: msg({ message: 'Yes', comment: 'A setting is on' }),
  false: msg({ message: 'No', comment: 'A setting is off' }),
};
const onOff: Table = {
  ON: msg({ message: 'On', comment: 'A message text is used' }),
  OFF: msg({ message: 'Off', comment: 'A message text is not used' }),
};
const changeStateWords: Table = {
  OPEN: msg({ message: 'To be decided', comment: 'State of a change that a unit asks for' }),
  ACCEPTED: msg({ message: 'Accepted', comment: 'State of a change that a unit asks for' }),
  REFUSED: msg({ message: 'Refused', comment: 'State of a change that a unit asks for' }),
};

/** Where a thing of each kind stands, as its own pages call it. */
const standings: Partial<Record<AuditSubject, Table>> = {
  activity: activityStateWords,
  forum: forumStatusWords,
  participant_list: listStatusWords,
  participant_change: changeStateWords,
  invitation: invitationStateWords,
  message: messageStateWords,
  template: onOff,
};

/** Fields whose values are codes, whatever they belong to. */
const coded: Readonly<Record<string, Table>> = {
  orgType: roleWords,
  orgTypes: roleWords,
  role: roleWords,
  category: categoryWords,
  resolution: resolutionWords,
  workflow: workflowWords,
  move: moveWords,
  trigger: messageWords,
  group: groupWords,
};

const wordIn = (table: Table | undefined, value: string): MessageDescriptor | null => {
  const found = table && Object.hasOwn(table, value) ? table[value] : undefined;
  return found ? ('label' in found ? found.label : found) : null;
};

function wordOf(kind: string, field: string, value: string): MessageDescriptor | null {
  if (field === 'status' || field === 'state') {
    return kind === 'enrollment' ? enrollmentStatusWord(value) : wordIn(standings[kind as AuditSubject], value);
  }
  if (field === 'kind') return wordIn(unitKindWords, value) ?? wordIn(signInKindWords, value);
  if (field === 'columns' || field === 'personal' || field === 'filter') return wordIn(fieldWords, value);
  return wordIn(coded[field], value);
}

type Value = AuditEntry['changes'][number]['from'] | string[];

/** A value as people read it: a code in words, a moment in Macau's time, nothing as a dash. */
export function useValueWord(): (entry: Pick<AuditEntry, 'subjectKind'>, field: string, value: Value) => string {
  const { i18n } = useLingui();
  const say = (kind: string, field: string, text: string): string => {
    const whole = wordOf(kind, field, text);
    if (whole) return i18n._(whole);
    if (field === 'language' && isLocale(text)) return localeNames[text];
    if (isInstant(text)) return businessDateTime(text);
    // A role and its level: the level is a name of its own.
    const [first = '', ...rest] = text.split(' ');
    const role = field === 'role' ? wordIn(roleWords, first) : null;
    return role ? [i18n._(role), ...rest].join(' ') : text;
  };
  return ({ subjectKind }, field, value) => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '–';
    if (typeof value === 'boolean') return i18n._(yesNo[`${value}`]);
    if (Array.isArray(value)) return value.map((one) => say(subjectKind, field, one)).join(', ');
    return typeof value === 'number' ? String(value) : say(subjectKind, field, value);
  };
}
