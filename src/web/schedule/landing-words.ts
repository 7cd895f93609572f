import { t } from '@lingui/core/macro';
import type { Landing, Meeting } from './board-model.ts';
import type { NameOf } from './unit-names.ts';

/** What would come of putting a meeting into a slot, in a few words. */
export function landingWords(landing: Landing, meeting: Meeting, nameOf: NameOf): string {
  if (landing.kind === 'here') return t({ message: 'where it is now', comment: 'A time on the board' });
  if (landing.kind === 'free') return t({ message: 'free', comment: 'A time on the board' });
  if (landing.kind === 'full') return t`all tables are taken`;
  if (landing.kind === 'away') {
    const unit = nameOf(landing.unit);
    return t({ message: `${unit} is away`, comment: 'Cannot be met at a time' });
  }
  const others = (landing.kind === 'swap' ? [landing.with] : landing.with)
    .map(({ unitA, unitB }) => {
      const own = unitA === meeting.unitA || unitB === meeting.unitA ? meeting.unitA : meeting.unitB;
      return `${nameOf(own)} – ${nameOf(own === unitA ? unitB : unitA)}`;
    })
    .join(', ');
  return landing.kind === 'swap'
    ? t({ message: `changes places with ${others}`, comment: 'Two meetings that swap their times' })
    : t({ message: `taken: ${others}`, comment: 'A time at which one of the two has another meeting' });
}
