import type { FieldError } from '#domain/errors.ts';
import { type ActivityFields, activityWindowFields } from './activity-fields.ts';
import { type ActivitySettings, mostTables } from './settings.ts';

/** A day, an instant or a time of a day: as text they are in the order of time. */
interface Span {
  path: string;
  begin: string | null;
  end: string | null;
}

const endsBeforeItBegins = ({ begin, end }: Span): boolean => begin !== null && end !== null && end < begin;

function settingSpans({ settings, beginDate }: ActivityFields): Span[] {
  const { participantWindow, hotel, signIn, printDeadline } = settings;
  return [
    // What is printed stands when the activity begins.
    { path: 'settings.printDeadline', begin: printDeadline, end: beginDate },
    { path: 'settings.participantWindow.end', ...participantWindow },
    ...(hotel ? [{ path: 'settings.hotel.lastNight', begin: hotel.firstNight, end: hotel.lastNight }] : []),
    ...signIn.windows.map(({ opensAt, closesAt }, at) => ({
      path: `settings.signIn.windows.${at}.closesAt`,
      begin: opensAt,
      end: closesAt,
    })),
  ];
}

/** Sessions that end before they begin, are shorter than a meeting, or overlap another of the day. */
function sessionProblems({ visits }: ActivitySettings): FieldError[] {
  if (!visits) return [];
  return visits.sessions.flatMap((session, at): FieldError[] => {
    const path = `settings.visits.sessions.${at}.to`;
    if (session.to <= session.from) return [{ path, problem: 'endBeforeStart' }];
    const overlaps = visits.sessions
      .slice(0, at)
      .some(({ day, from, to }) => day === session.day && from < session.to && session.from < to);
    return overlaps ? [{ path, problem: 'inconsistent' }] : [];
  });
}

/** Halls of one name, and more tables than there can be. */
function hallProblems({ visits }: ActivitySettings): FieldError[] {
  const halls = visits?.halls ?? [];
  const all = halls.reduce((sum, { tables }) => sum + tables, 0);
  return [
    ...halls.flatMap(({ name }, at): FieldError[] => {
      const path = `settings.visits.halls.${at}.name`;
      return halls.slice(0, at).some((other) => other.name === name) ? [{ path, problem: 'notUnique' }] : [];
    }),
    ...(all > mostTables
      ? [
          {
            path: `settings.visits.halls.${halls.length - 1}.tables`,
            problem: 'tooLarge' as const,
            params: { limit: mostTables },
          },
        ]
      : []),
  ];
}

function bindingProblems({ bindings }: ActivityFields, ownId: string | null): FieldError[] {
  return bindings.flatMap(({ otherActivityId }, at): FieldError[] => {
    const path = `bindings.${at}.otherActivityId`;
    if (otherActivityId === ownId) return [{ path, problem: 'notAllowed' }];
    const before = bindings.slice(0, at).some((other) => other.otherActivityId === otherActivityId);
    return before ? [{ path, problem: 'notUnique' }] : [];
  });
}

/**
 * What is wrong with an activity as a whole; each field by itself is the contract's. @param ownId null for a new one
 */
export function checkActivity(fields: ActivityFields, ownId: string | null): FieldError[] {
  const windows: Span[] = activityWindowFields.map(([begin, end]) => ({
    path: end,
    begin: fields[begin],
    end: fields[end],
  }));
  const spans = [...windows, ...settingSpans(fields)].filter(endsBeforeItBegins);
  return [
    ...spans.map(({ path }): FieldError => ({ path, problem: 'endBeforeStart' })),
    ...sessionProblems(fields.settings),
    ...hallProblems(fields.settings),
    ...bindingProblems(fields, ownId),
    ...(fields.promoter && fields.category !== 'ROADSHOW'
      ? [{ path: 'promoter', problem: 'inconsistent' } as const]
      : []),
  ];
}
