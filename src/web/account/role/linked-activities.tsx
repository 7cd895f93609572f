import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Activity, LinkedActivity } from '#contract/activity/activity.ts';
import { fromLinkMark, linksAreShown } from '#domain/activity/linked.ts';
import { type LocalizedText, namesOf } from '#domain/locale.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { useProfile } from '#web/api/profile.ts';
import { startLogin } from '#web/api/start-login.ts';
import { LocalizedName, useName } from '#web/i18n/localized-name.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { toast } from '#web/ui/overlay-store.ts';
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
      <ul className="flex flex-col gap-5">
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
  const [busy, setBusy] = useState(false);
  const go = async () => {
    if (!profile) return startLogin();
    setBusy(true);
    try {
      const landing = await followLink(other, name, profile);
      if (landing) await navigate({ to: landing.path, search: landing.search });
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="flex flex-col items-start gap-2">
      <p className="font-semibold">
        <LocalizedName of={namesOf(other)} />
      </p>
      {Object.values(tip).some(Boolean) && (
        <p className="text-muted">
          <LocalizedName of={tip} />
        </p>
      )}
      <LinkButton
        to="/event/detail"
        search={{ activityId: other.id, spModel: fromLinkMark }}
        icon="arrow-right"
        aria-busy={busy}
        onClick={(event) => {
          // On this page the link also registers and changes role; in a tab of its own it shows the activity.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          if (!busy) void go();
        }}
      >
        <Trans>Go to this activity</Trans>
      </LinkButton>
    </li>
  );
}
