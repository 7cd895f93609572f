import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { businessDateTime } from '#domain/instant.ts';
import { nameIn, textIn } from '#domain/locale.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { doorSessionsQuery } from '../queries.ts';

/** The activity itself, or a session of one of its forums. Without sessions there is nothing to choose. */
export function StandsBefore({
  activityId,
  ...field
}: {
  activityId: string;
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (sessionId: string) => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const { data = [] } = useQuery(doorSessionsQuery(activityId));
  const sessions = data.filter(({ isWithdrawn }) => !isWithdrawn);
  const isGone = field.value !== '' && !sessions.some(({ id }) => id === field.value);
  if (sessions.length === 0 && !isGone) return null;
  return (
    <SelectField
      {...field}
      label={t`People come here for`}
      hint={t`Whoever is signed in before a session counts for that session, apart from the main gate.`}
      options={[
        { value: '', label: t`The activity itself` },
        ...sessions.map((session) => ({
          value: session.id,
          label: [
            businessDateTime(session.begins).slice(5, 16),
            nameIn(session, locale),
            textIn(session.hall, locale),
          ].join(' · '),
        })),
        ...(isGone ? [{ value: field.value, label: t`This session is off the programme` }] : []),
      ]}
    />
  );
}
