import { Trans } from '@lingui/react/macro';
import type { Template } from '#contract/notice/template.ts';
import { Status } from '#web/ui/badge.tsx';

/** What follows from a template that is not on; one that is needs no words. */
export function TemplateState({ template: { state, usual, general } }: { template: Template }) {
  if (state === 'ON') return null;
  if (general && state === 'NONE') return <GeneralHolds general={general} />;
  if (state === 'OFF') {
    return (
      <Status tone="info">
        <Trans>Switched off. No one is told this way.</Trans>
      </Status>
    );
  }
  if (state === 'DELETED') {
    return (
      <Status tone="warn">
        <Trans>Deleted. Whoever triggers this notice will see that its text is missing.</Trans>
      </Status>
    );
  }
  return (
    <Status tone="info">
      {usual ? (
        <Trans>No text yet.</Trans>
      ) : (
        <Trans>This isn't normally used here. It will be once there's a text.</Trans>
      )}
    </Status>
  );
}

/** For an event without a text of its own. */
const GeneralHolds = ({ general: { state } }: { general: NonNullable<Template['general']> }) => (
  <Status tone="info">
    {state === 'ON' ? (
      <Trans>The general text is used. Text saved here is for this event only.</Trans>
    ) : (
      <Trans>Usually no one is told this way. Text saved here is for this event only.</Trans>
    )}
  </Status>
);
