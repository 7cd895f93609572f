import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeRequest } from '#contract/participant/participant.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FieldValue } from './field-value.tsx';
import { PersonName } from './person-name.tsx';
import { fieldWords } from './words.ts';

type Wished = ChangeRequest['changes'][number];

/** What a unit wants changed, person by person: before and after of every field that differs. */
export function ChangeView({ change }: { change: Pick<ChangeRequest, 'reason' | 'changes' | 'representative'> }) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        <span className="text-muted">
          <Trans comment="Before the reason that a unit gave">Reason:</Trans>
        </span>{' '}
        {change.reason}
      </p>
      <ul className="flex flex-col gap-3">
        {change.changes.map((wished, place) => (
          <li key={wished.participantId ?? place} className="rounded-lg border border-line p-3">
            <WishedPerson wished={wished} />
          </li>
        ))}
      </ul>
      {change.representative && (
        <p className="flex items-center gap-2">
          <Icon name="flag" />
          <span>
            <Trans>Meeting representative</Trans>: <PersonName of={change.representative} />
          </span>
        </p>
      )}
    </div>
  );
}

function WishedPerson({ wished }: { wished: Wished }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 font-semibold">
        <KindBadge wished={wished} />
        <PersonName of={wished} />
      </div>
      <Differences of={wished.differences} isNew={wished.kind === 'add'} />
    </>
  );
}

/** Before and after of each field that differs. */
export function Differences({ of, isNew = false }: { of: Wished['differences']; isNew?: boolean }) {
  if (of.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 md:grid-cols-[12rem_1fr]">
      {of.map((difference) => (
        <DifferenceRow key={difference.field} difference={difference} isNew={isNew} />
      ))}
    </dl>
  );
}

function KindBadge({ wished }: { wished: Wished }) {
  if (wished.kind === 'add') {
    return (
      <Badge tone="good" icon="plus">
        <Trans comment="A person is added to a list">New</Trans>
      </Badge>
    );
  }
  if (wished.kind === 'remove') {
    return (
      <Badge tone="bad" icon="minus">
        <Trans comment="A person is taken off a list">Removed</Trans>
      </Badge>
    );
  }
  return wished.anotherPerson ? (
    <Badge tone="warn" icon="exchange">
      <Trans>Replace this person</Trans>
    </Badge>
  ) : (
    <Badge tone="info" icon="edit">
      <Trans comment="Something about a person is changed">Changed</Trans>
    </Badge>
  );
}

function DifferenceRow({ difference, isNew }: { difference: Wished['differences'][number]; isNew: boolean }) {
  const { t } = useLingui();
  const { field, before, after } = difference;
  return (
    <>
      <dt className="text-muted">{t(fieldWords[field])}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        {!isNew && (
          <>
            <del className="text-muted">
              <FieldValue field={field} value={before} />
            </del>
            <Icon
              name="arrow-right"
              size="sm"
              label={t({ message: 'becomes', comment: 'Between an old and a new value' })}
            />
          </>
        )}
        <ins className="font-medium no-underline">
          <FieldValue field={field} value={after} />
        </ins>
      </dd>
    </>
  );
}
