import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Profile } from '#contract/account/account.ts';
import type { Activity, LinkedActivity } from '#contract/activity/activity.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { fromLinkMark, linksAreShown } from '#domain/activity/linked.ts';
import { type LocalizedText, namesOf } from '#domain/locale.ts';
import { useProfile } from '#web/api/profile.ts';
import { LocalizedName, useName } from '#web/i18n/localized-name.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Card } from '#web/ui/card.tsx';
import { Days } from '#web/ui/days.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { followLink } from './follow-link.ts';

/** The activities that one points to, with what staff say about each (rows 071, 072). */
export function LinkedActivities({
  activity,
  areaCode = null,
}: {
  activity: Pick<Activity, 'bindingOtherActivities' | 'bindingOtherActivityTips'>;
  /** Of the own application's booth area. */
  areaCode?: string | null;
}) {
  const profile = useProfile();
  const { bindingOtherActivities: others, bindingOtherActivityTips: tips } = activity;
  if (profile === undefined) return null;
  if (!linksAreShown({ orgType: profile?.orgType ?? null, areaCode }, others.length)) return null;
  return (
    <Card title={<Trans>Linked activities</Trans>}>
      <ul className="@container flex flex-col gap-3">
        {others.map((other, place) => (
          <LinkedActivityLine key={other.id} other={other} tip={tips[place] ?? {}} />
        ))}
      </ul>
    </Card>
  );
}

function LinkedActivityLine({ other, tip }: { other: LinkedActivity; tip: LocalizedText }) {
  const profile = useProfile();
  const navigate = useNavigate();
  const { text: name } = useName(namesOf(other));
  const { run: go, busy } = useDeed({
    call: async (me: Profile) => {
      const landing = await followLink(other, name, me);
      if (landing) await navigate({ to: landing.path, search: landing.search });
    },
  });
  return (
    <li className="relative flex overflow-hidden rounded-card border border-line hover:border-brand">
      {other.thumbnail && (
        <img
          alt=""
          loading="lazy"
          src={pictureAddress(`activities/${other.id}/shortcut`, other.thumbnail, 320)}
          // In the narrow column beside an application a name needs the room.
          className="hidden w-24 shrink-0 bg-sunken object-cover @3xs:block"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3">
        <p className="text-sm text-muted">
          <Days from={other.beginDate} to={other.endDate} />
        </p>
        <Link
          to="/event/detail"
          search={{ activityId: other.id, spModel: fromLinkMark }}
          aria-busy={busy}
          onClick={(event) => {
            // On this page the link also registers and changes role; in a tab of its own, and for a visitor, it shows
            // the activity.
            if (!profile || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            void go(profile);
          }}
          className="font-semibold text-ink no-underline after:absolute after:inset-0"
        >
          <LocalizedName of={namesOf(other)} />
        </Link>
        {Object.values(tip).some(Boolean) && (
          <p className="text-sm text-muted">
            <LocalizedName of={tip} />
          </p>
        )}
      </div>
      <span className="hidden self-center pr-3 text-muted @3xs:block">
        <Icon name="chevron-right" />
      </span>
    </li>
  );
}
