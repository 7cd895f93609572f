import { Plural, Trans } from '@lingui/react/macro';
import type { ForumSession } from '#contract/forum/session.ts';
import type { Clash } from '#domain/forum/session.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { softTone } from '#web/ui/tone.ts';
import { Icon } from '#web/ui/icon.tsx';

/** With what of one's own programme a session shares time. */
export const Clashing = ({ of }: { of: readonly Clash<ForumSession>[] }) =>
  of.map(({ with: other, minutes }) => (
    <p key={other.id} className={`mt-2 flex w-fit items-start gap-1.5 rounded-lg px-2 py-1 text-sm ${softTone.warn}`}>
      <Icon name="warning" size="sm" />
      <span>
        <Trans>
          Overlaps with “<LocalizedName of={namesOf(other)} />” by{' '}
          <Plural value={minutes} one="# minute" other="# minutes" />.
        </Trans>
      </span>
    </p>
  ));
