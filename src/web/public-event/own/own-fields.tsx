import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { OwnRegistration } from '#contract/public-event/public-event.ts';
import type { FieldError } from '#domain/errors.ts';
import { registrantLimits, registrantProblems } from '#domain/public-event/registrant.ts';
import { changed } from '#web/api/changed.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useVersionedForm } from '#web/ui/use-versioned-form.ts';
import { changeOwn, ownQuery, publicEventKey } from '../queries.ts';

interface Values {
  name: string;
  email: string;
  groupName: string;
  /** One in each line. */
  names: string;
}

/** An empty line is somebody without a name yet; those at the end say nothing. */
const linesOf = (names: string): string[] => names.replace(/\s+$/, '').split('\n');
const peopleIn = (names: string): string[] => (names.trim() ? linesOf(names).map((name) => name.trim()) : []);

const valuesOf = ({ name, email, newEmail, groupName, names }: OwnRegistration) => ({
  name,
  email: newEmail || email,
  groupName,
  names: names.join('\n').trimEnd(),
});

function problemsOf({ name, email, groupName, names }: Values, others: number): FieldError[] {
  const said = peopleIn(names);
  const found = registrantProblems({ name, email, groupName, names: said });
  const limit = registrantLimits.name;
  if (said.length > others) found.push({ path: 'names', problem: 'tooMany', params: { limit: others } });
  else if (said.some((one) => one.length > limit)) found.push({ path: 'names', problem: 'tooLong', params: { limit } });
  return found;
}

/** Who they are and whom they bring, to be corrected while one can register. */
export function OwnFields({ of: own, link }: { of: OwnRegistration; link: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { email, newEmail } = own;
  const others = own.seats - 1;
  const fetchNewest = async () => {
    const { own: newest } = await client.fetchQuery({ ...ownQuery(link), staleTime: 0 });
    return { values: valuesOf(newest), version: newest.version };
  };
  const { form, dirty, conflict, resolve, leaveConflict, discard } = useVersionedForm<Values>({
    // The end of a link is a signature: it opens nothing by itself.
    draftKey: `registration:${link.slice(-12)}`,
    loaded: { values: valuesOf(own), version: own.version },
    check: (values) => problemsOf(values, others),
    async save({ values, version }) {
      await changeOwn(link, { ...values, names: peopleIn(values.names), version });
      const saved = await fetchNewest();
      toast({ text: t`Saved.` });
      await changed(publicEventKey);
      return saved;
    },
    fetchNewest,
  });
  const labels: Record<keyof Values, string> = {
    name: t`Your name`,
    email: t`E-mail`,
    groupName: t`Name of the group`,
    names: t`Who’s coming with you`,
  };
  return (
    <Card title={<Trans>Your details</Trans>}>
      <form {...form.props} className="flex flex-col gap-4">
        <TextField
          {...form.field('name')}
          label={labels.name}
          autoComplete="name"
          limit={registrantLimits.name}
          required
        />
        <TextField
          {...form.field('email')}
          label={labels.email}
          hint={t`We’ll use a new address once you confirm it from our e-mail.`}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        {newEmail && (
          <Status tone="warn">
            <Trans>
              We’ve e-mailed {newEmail}. Until you confirm it, we’ll keep using {email}.
            </Trans>
          </Status>
        )}
        {others > 0 && (
          <>
            <TextField {...form.field('groupName')} label={labels.groupName} limit={registrantLimits.groupName} />
            <TextArea
              {...form.field('names')}
              label={labels.names}
              hint={t`One name per line. Each is shown with its code and at the door.`}
              rows={Math.min(others, 8) + 1}
            />
          </>
        )}
        <FormProblems of={form} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={form.busy} disabled={!dirty}>
            <Trans>Save</Trans>
          </Button>
          {dirty && (
            <Button tone="quiet" onClick={() => void discard()}>
              <Trans>Discard changes</Trans>
            </Button>
          )}
        </div>
      </form>
      {conflict && (
        <EditConflict
          conflict={conflict}
          labelOf={(field) => labels[field]}
          show={(field, values) => <span className="whitespace-pre-line">{values[field]}</span>}
          onResolve={resolve}
          onClose={leaveConflict}
        />
      )}
    </Card>
  );
}
