import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { differences, type FieldDifference, merged } from '#domain/edit-conflict.ts';
import { sentenceOf } from '#web/api/error-sentence.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import type { Conflict } from '#web/ui/use-versioned-form.ts';

const order = { both: 0, me: 1, others: 2 } as const;

/**
 * Shows what was typed beside what somebody else saved meanwhile, field by field, and saves what is chosen of the two.
 */
export function EditConflict<Values extends object>({
  conflict,
  labelOf,
  show,
  onResolve,
  onClose,
}: {
  conflict: Conflict<Values>;
  labelOf: (field: keyof Values & string) => ReactNode;
  /** A value as a person reads it; nothing for an empty one. */
  show: (field: keyof Values & string, values: Values) => ReactNode;
  onResolve: (chosen: Values) => Promise<void>;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const { base, mine, newest } = conflict;
  const rows = differences(base, mine, newest.values).toSorted((a, b) => order[a.changedBy] - order[b.changedBy]);
  const [chosen, setChosen] = useState<Partial<Record<keyof Values, 'mine' | 'newest'>>>({});
  const sideOf = ({ field, changedBy }: FieldDifference<keyof Values & string>) =>
    chosen[field] ?? (changedBy === 'others' ? 'newest' : 'mine');

  const save = useDeed({
    call: () => {
      const keepMine = new Set(rows.filter((row) => sideOf(row) === 'mine').map(({ field }) => field));
      return onResolve(merged(mine, newest.values, keepMine));
    },
    refusal: 'page',
  });

  return (
    <Dialog
      open
      width="wide"
      title={<Trans>Someone else saved this first</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back to typing</Trans>
          </Button>
          <Button tone="primary" icon="save" busy={save.busy} onClick={() => void save.run()}>
            <Trans>Save as chosen</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-4 max-w-reading text-muted">
        {rows.length === 0 ? (
          <Trans>What you typed is the same as what is stored now. Nothing is lost.</Trans>
        ) : (
          <Trans>Nothing you typed is lost. Choose which version of each field to keep.</Trans>
        )}
      </p>
      <ul className="flex flex-col gap-4">
        {rows.map((row) => (
          <FieldChoice
            key={row.field}
            label={labelOf(row.field)}
            changedBy={row.changedBy}
            mine={show(row.field, mine)}
            newest={show(row.field, newest.values)}
            value={sideOf(row)}
            onChange={(side) => setChosen({ ...chosen, [row.field]: side })}
          />
        ))}
      </ul>
      <div className="mt-4">
        <FormError>{save.failure && sentenceOf(save.failure, i18n)}</FormError>
      </div>
    </Dialog>
  );
}

function FieldChoice({
  label,
  changedBy,
  mine,
  newest,
  value,
  onChange,
}: {
  label: ReactNode;
  changedBy: 'me' | 'others' | 'both';
  mine: ReactNode;
  newest: ReactNode;
  value: 'mine' | 'newest';
  onChange: (side: 'mine' | 'newest') => void;
}) {
  const { t } = useLingui();
  const name = useId();
  return (
    <li>
      <fieldset>
        <legend className="mb-2 flex flex-wrap items-center gap-2 font-medium">
          {label}
          {changedBy === 'both' && (
            <Badge tone="warn" icon="warning">
              <Trans>Changed by both</Trans>
            </Badge>
          )}
          {changedBy === 'others' && (
            <Badge tone="info">
              <Trans>Changed by somebody else</Trans>
            </Badge>
          )}
        </legend>
        <div className="grid gap-2 md:grid-cols-2">
          <Side
            title={t({ message: 'Yours', comment: 'What the reader typed' })}
            name={name}
            chosen={value === 'mine'}
            onChoose={() => onChange('mine')}
            shown={mine}
          />
          <Side
            title={t({ message: 'Stored now', comment: 'What is stored now' })}
            name={name}
            chosen={value === 'newest'}
            onChoose={() => onChange('newest')}
            shown={newest}
          />
        </div>
      </fieldset>
    </li>
  );
}

const Side = ({
  name,
  chosen,
  onChoose,
  shown,
  title,
}: {
  name: string;
  chosen: boolean;
  onChoose: () => void;
  shown: ReactNode;
  title: string;
}) => (
  <label className="grid cursor-pointer grid-cols-[auto_1fr] items-start gap-x-3 rounded-lg border border-line p-3 has-checked:border-brand has-checked:bg-brand-soft">
    <input
      type="radio"
      name={name}
      checked={chosen}
      onChange={onChoose}
      className="row-span-2 mt-1 size-5 accent-brand"
    />
    <span className="text-sm text-muted">{title}</span>
    <span className="min-w-0 whitespace-pre-wrap">
      {shown || (
        <span className="text-muted">
          <Trans comment="Shown for a field without a value">(empty)</Trans>
        </span>
      )}
    </span>
  </label>
);
