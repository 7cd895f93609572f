import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OnePosition } from '#contract/recruitment/position.ts';
import { changedFields, type PositionField, positionFields } from '#domain/recruitment/position-form.ts';
import { Badge } from '#web/ui/badge.tsx';
import { positionFieldWords } from '../words.ts';
import { PositionValue } from './position-value.tsx';

/** The text of a position, to be read; beside what is public, what a change would say instead. */
export function PositionText({ of, below }: { of: OnePosition; below?: (field: PositionField) => ReactNode }) {
  const { t } = useLingui();
  const { form, listed } = of;
  const differing = new Set(listed ? changedFields(listed, form) : []);
  const shown = positionFields.filter((field) => below || form[field] !== '' || differing.has(field));
  return (
    <dl className="flex flex-col gap-5">
      {shown.map((field) => (
        <div key={field} className="flex flex-col gap-1">
          <dt className="flex flex-wrap items-center gap-2 text-sm text-muted">
            {t(positionFieldWords[field])}
            {differing.has(field) && (
              <Badge tone="warn">
                <Trans comment="Of a field: it says something else than what is listed">Changed</Trans>
              </Badge>
            )}
          </dt>
          {listed && differing.has(field) && listed[field] !== '' && (
            <dd className="text-muted line-through">
              <PositionValue of={listed} field={field} />
            </dd>
          )}
          <dd className="max-w-reading">
            {form[field] === '' ? <span className="text-muted">–</span> : <PositionValue of={form} field={field} />}
          </dd>
          {below && <dd>{below(field)}</dd>}
        </div>
      ))}
    </dl>
  );
}
