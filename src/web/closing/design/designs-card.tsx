import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OneProject } from '#contract/closing/project.ts';
import { designIsBeingMade } from '#domain/closing/file-rights.ts';
import { MakingField } from '#web/approval/record/making-field.tsx';
import { type PartyNames, PartyNamesContext } from '#web/approval/record/party-names.ts';
import { ReviewFile } from '#web/approval/record/review-file.tsx';
import { Card } from '#web/ui/card.tsx';

const names: PartyNames = {
  names: {
    exhibitor: msg`Project leader`,
    contractor: msg({ message: 'Contractor', comment: 'Who designs a board' }),
    fund: msg({ message: 'Fund', comment: 'Who runs the activity' }),
  },
  waitsFor: {
    exhibitor: msg`Waiting for the leader`,
    contractor: msg`Waiting for the contractor`,
    fund: msg`With the fund`,
  },
};

/** The contractor's designs: a field for whoever makes them, and each with the word of its judge for everybody else. */
export function DesignsCard({ of }: { of: OneProject }) {
  const { t } = useLingui();
  const isMaking = of.roles.includes('contractor') && designIsBeingMade(of.status);
  if (!isMaking && of.designs.length === 0) return null;
  return (
    <PartyNamesContext value={names}>
      <Card title={<Trans>Design of the board</Trans>}>
        {isMaking ? (
          <MakingField
            owner={{ kind: 'CLOSING_PROJECT', id: of.id }}
            group="CLOSING_DESIGN"
            files={of.designs}
            changes={['closing']}
          />
        ) : (
          <ul aria-label={t`Files`} className="flex flex-col gap-4">
            {of.designs.map((one) => (
              <ReviewFile key={one.file.id} one={one} isChanged={false} />
            ))}
          </ul>
        )}
      </Card>
    </PartyNamesContext>
  );
}
