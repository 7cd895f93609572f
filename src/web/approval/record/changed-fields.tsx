import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFieldName } from '#web/application/field-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Before } from './before.tsx';
import { placesToRead } from './changes.ts';
import { NotesAt } from './notes-at.tsx';
import { filledQuery, type Shown } from './queries.ts';
import { textAt } from './text-at.ts';

/** The fields of the form that say something else since it was given back, with what they said, and those whose note was answered. */
export function ChangedFields({ of }: { of: Shown }) {
  const nameOf = useFieldName();
  const { data } = useQuery(filledQuery(of.enrollmentId));
  const numberOf = (target: string) => of.boards.findIndex(({ id }) => target.startsWith(`board.${id}.`)) + 1;
  const places = placesToRead(of);
  if (places.length === 0) {
    return (
      <p className="text-muted">
        <Trans>No field of the form was changed.</Trans>
      </p>
    );
  }
  return (
    <Card level={3} title={<Trans>Changed in the form</Trans>}>
      <ul className="flex flex-col gap-5">
        {places.map((target) => {
          const name = nameOf(target);
          const number = numberOf(target);
          return (
            <li key={target} className="grid gap-3 md:grid-cols-2">
              <div className="min-w-0">
                <p className="text-sm text-muted">
                  {name}
                  {number > 0 && ` · ${number}`}
                </p>
                <p className="whitespace-pre-line">{data && textAt(data, target)}</p>
                <Before of={of} target={target} />
              </div>
              <NotesAt of={of} target={target} label={name} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
