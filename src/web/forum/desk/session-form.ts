import type { DeskSession } from '#contract/forum/desk.ts';
import type { SessionFields, Speaker } from '#contract/forum/session.ts';
import { hallClash, sessionProblems } from '#domain/forum/session.ts';
import type { FieldError } from '#domain/errors.ts';
import type { Instant } from '#domain/instant.ts';
import { type Locale, nameIn } from '#domain/locale.ts';
import { instantOfMacauTime, macauTime } from '#web/ui/macau-time.ts';
import type { Versioned } from '#web/ui/use-versioned-form.ts';

/** A session as its form has it: times in Macau. */
export interface SessionForm extends Omit<SessionFields, 'begins' | 'ends'> {
  begins: string;
  ends: string;
}

const noTexts = { tc: '', en: '', pt: '' };
export const newSpeaker = (): Speaker => ({ name: noTexts, title: noTexts, organisation: noTexts });

/** After the last one, in its hall. */
export function newSession(last: DeskSession | undefined): SessionForm {
  return {
    nameTc: '',
    nameEn: '',
    namePt: '',
    hall: last?.hall ?? noTexts,
    begins: macauTime(last?.ends ?? null),
    ends: '',
    speakers: [],
  };
}

export const versioned = ({ begins, ends, ...of }: DeskSession): Versioned<SessionForm> => ({
  values: {
    nameTc: of.nameTc,
    nameEn: of.nameEn,
    namePt: of.namePt,
    hall: of.hall,
    begins: macauTime(begins),
    ends: macauTime(ends),
    speakers: of.speakers,
  },
  version: of.version,
});

export const fieldsOf = ({ begins, ends, ...form }: SessionForm): SessionFields => ({
  ...form,
  begins: instantOfMacauTime(begins) ?? ('' as Instant),
  ends: instantOfMacauTime(ends) ?? ('' as Instant),
});

/** The server's rules; the session that has the hall is named in the reader's language. */
export function problemsOf(
  form: SessionForm,
  { id, others, locale }: { id: string; others: readonly DeskSession[]; locale: Locale },
): FieldError[] {
  const missing = (['begins', 'ends'] as const).filter((field) => !instantOfMacauTime(form[field]));
  const said = fieldsOf(form);
  if (missing.length > 0) {
    const others = sessionProblems({ ...said, begins: '' as Instant, ends: '' as Instant });
    return [
      ...missing.map((path) => ({ path, problem: 'required' }) as const),
      ...others.filter(({ path }) => path !== 'ends'),
    ];
  }
  const problems = sessionProblems(said);
  const other = problems.length === 0 ? hallClash({ id, ...said }, others) : null;
  if (!other) return problems;
  const name = nameIn(other, locale);
  return [{ path: 'hall.tc', problem: 'hallTaken', params: { name } }];
}
