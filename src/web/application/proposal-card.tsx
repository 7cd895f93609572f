import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { emptyApplication, type WholeApplication } from '#domain/application/check-application.ts';
import { takenOver } from '#domain/application/take-over.ts';
import { newId } from '#domain/id.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { applicationQuery, proposalQuery } from './queries.ts';
import { useDraftStore } from './use-draft-of.ts';

/** What the portal knows already, offered and not taken for granted; nothing that was typed is replaced. */
export function ProposalCard() {
  const { t } = useLingui();
  const store = useDraftStore();
  const { data: application } = useQuery(applicationQuery(store.enrollmentId));
  const { data: proposal } = useQuery({
    ...proposalQuery(store.enrollmentId),
    enabled: application?.mayEdit === true && application.isNew,
  });
  const [taken, setTaken] = useState(false);
  if (!proposal || taken) return null;
  const take = (offered: WholeApplication) => {
    store.change((whole) => takenOver(whole, offered, newId));
    setTaken(true);
    toast({ tone: 'good', text: t`Copied. Please check it.` });
  };
  const { unit, earlier } = proposal;
  return (
    <Card title={<Trans>Start with what we know</Trans>} level={3}>
      <div className="flex flex-col items-start gap-4">
        {earlier && (
          <div className="flex flex-col items-start gap-2">
            <p>
              <Trans>
                Your application for <LocalizedName of={namesOf(earlier.activity)} /> of {earlier.at.slice(0, 10)}:
                unit, contact, product, boards and business matching.
              </Trans>
            </p>
            {earlier.licenceHasExpired && (
              <Badge tone="warn" icon="warning">
                <Trans>That business licence is too old. Upload a new copy.</Trans>
              </Badge>
            )}
            <Button tone="primary" icon="copy" onClick={() => take({ form: earlier.form, boards: earlier.boards })}>
              <Trans>Copy the earlier application</Trans>
            </Button>
          </div>
        )}
        <div className="flex flex-col items-start gap-2">
          <p>
            <Trans>Your unit's details: {unit.nameTc || unit.nameEn}, and your own contact details.</Trans>
          </p>
          <Button icon="building" onClick={() => take({ form: { ...emptyApplication, exhibitor: unit }, boards: [] })}>
            <Trans>Copy the unit's details</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
}
