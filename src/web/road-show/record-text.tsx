import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  changedFields,
  fieldsOf,
  type RecordField,
  type RecordForm,
  type RecordKind,
} from '#domain/road-show/record-form.ts';
import { Badge } from '#web/ui/badge.tsx';
import { RecordValue } from './record-value.tsx';
import { labelOf } from './words.ts';

const isSaid = (form: RecordForm, field: RecordField): boolean => {
  const value = form[field];
  return Array.isArray(value) ? value.length > 0 : value !== '' && value !== null;
};

/** The text of a result or demand, to be read; beside what is published, what a change would say instead. */
export function RecordText({
  kind,
  form,
  published = null,
  below,
}: {
  kind: RecordKind;
  form: RecordForm;
  /** What it is compared with. */
  published?: RecordForm | null;
  /** Below a field, as notes. */
  below?: (field: RecordField) => ReactNode;
}) {
  const { t } = useLingui();
  const differing = new Set(published ? changedFields(kind, published, form) : []);
  // The currency stands beside its amount.
  const shown = fieldsOf(kind).filter(
    (field) => (field !== 'currency' || differing.has(field)) && (below || isSaid(form, field) || differing.has(field)),
  );
  return (
    <dl className="flex flex-col gap-5">
      {shown.map((field) => (
        <div key={field} className="flex flex-col gap-1">
          <dt className="flex flex-wrap items-center gap-2 text-sm text-muted">
            {t(labelOf(kind, field))}
            {differing.has(field) && (
              <Badge tone="warn">
                <Trans comment="Of a field: it says something else than what is published">Changed</Trans>
              </Badge>
            )}
          </dt>
          {published && differing.has(field) && isSaid(published, field) && (
            <dd className="text-muted line-through">
              <RecordValue of={published} field={field} />
            </dd>
          )}
          <dd className="max-w-reading">
            {isSaid(form, field) ? <RecordValue of={form} field={field} /> : <span className="text-muted">–</span>}
          </dd>
          {below && <dd>{below(field)}</dd>}
        </div>
      ))}
    </dl>
  );
}
