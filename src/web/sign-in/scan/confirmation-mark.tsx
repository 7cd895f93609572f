import { Trans } from '@lingui/react/macro';
import type { Confirmation } from '#web/door/card/card.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Kept on this phone, then agreed to by the server: a small tick (N1). */
export function ConfirmationMark({ confirmation }: { confirmation: Confirmation }) {
  if (confirmation === 'none') return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-medium" data-confirmation={confirmation}>
      {confirmation === 'confirmed' && (
        <>
          <Icon name="check-circle" size="sm" />
          <Trans comment="The server agrees with what the screen showed">confirmed</Trans>
        </>
      )}
      {confirmation === 'stored' && (
        <>
          <Icon name="save" size="sm" />
          <Trans comment="Kept on this phone; the server has not answered yet">not yet confirmed</Trans>
        </>
      )}
      {confirmation === 'contradicted' && (
        <>
          <Icon name="warning" size="sm" />
          <Trans comment="The server disagrees with what the screen showed">contradicted, see the notice</Trans>
        </>
      )}
    </span>
  );
}
