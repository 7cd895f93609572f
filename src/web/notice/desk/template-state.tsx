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
        <Trans>Switched off: nobody is told this way.</Trans>
      </Status>
    );
  }
  if (state === 'DELETED') {
    return (
      <Status tone="warn">
        <Trans>Deleted: whoever causes this notice is told that a text is missing.</Trans>
      </Status>
    );
  }
  return (
    <Status tone="info">
      {usual ? (
        <Trans>There is no text yet.</Trans>
      ) : (
        <Trans>This way is not usual here. It is used once there is a text.</Trans>
      )}
    </Status>
  );
}

/** For an event without a text of its own. */
const GeneralHolds = ({ general: { state } }: { general: NonNullable<Template['general']> }) => (
  <Status tone="info">
    {state === 'ON' ? (
      <Trans>The general text holds. What is saved here is for this event alone.</Trans>
    ) : (
      <Trans>In general nobody is told this way. What is saved here is for this event alone.</Trans>
    )}
  </Status>
);
