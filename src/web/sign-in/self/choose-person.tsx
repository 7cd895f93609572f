import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useProfile } from '#web/api/profile.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ownPeopleQuery } from '../queries.ts';

/** A unit with several people has to say who stands here. */
export function ChoosePerson({ onChosen }: { onChosen: (participantId: string) => void }) {
  const profile = useProfile();
  const { data } = useQuery({ ...ownPeopleQuery(profile?.activities ?? []), enabled: Boolean(profile) });
  if (!data) return <Skeleton className="h-40 w-full" />;
  if (data.length === 0) {
    return (
      <EmptyState icon="question" title={<Trans>You’re not on the list</Trans>}>
        <Trans>Please go to the registration desk. They’ll find or add you.</Trans>
      </EmptyState>
    );
  }
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">
        <Trans>Who are you?</Trans>
      </h2>
      {data.map((person) => (
        <Button key={person.id} full size="lg" onClick={() => onChosen(person.id)}>
          <LocalizedName of={{ tc: person.nameTc, en: person.nameEn }} />
        </Button>
      ))}
    </section>
  );
}
