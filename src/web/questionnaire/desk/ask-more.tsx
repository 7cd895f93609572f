import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DeskQuestionnaire, NewRespondent } from '#contract/questionnaire/desk.ts';
import { isEmail } from '#domain/account/check-account.ts';
import { type DocumentOrgType, documentOrgTypes } from '#domain/account/roles.ts';
import type { FieldError } from '#domain/errors.ts';
import { locales } from '#domain/locale.ts';
import { roleWords } from '#domain/account/role-words.ts';
import { changed } from '#web/api/changed.ts';
import { localeNames } from '#web/i18n/locale-names.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { questionnaireKey } from '../queries.ts';
import { addRespondents, questionnaireChanges } from './queries.ts';

/** Everybody of a role who takes part, or somebody without an account. */
export function AskMore({ of: { id, status } }: { of: DeskQuestionnaire }) {
  return (
    <Card title={<Trans>Ask more people</Trans>}>
      <div className="flex flex-col gap-6">
        {status === 'OPEN' && (
          <p className="text-muted">
            <Trans>The questionnaire is open: we’ll tell people as soon as you add them.</Trans>
          </p>
        )}
        <AskRole id={id} />
        <AskPerson id={id} />
      </div>
    </Card>
  );
}

interface Added {
  added: number;
  known: number;
}

const Said = ({ of: { added, known } }: { of: Added }) => (
  <>
    <Plural value={added} one="# person added." other="# people added." />
    {known > 0 && (
      <>
        {' '}
        <Plural value={known} one="# was asked already." other="# were asked already." />
      </>
    )}
  </>
);

function AskRole({ id }: { id: string }) {
  const { t } = useLingui();
  const [orgType, setOrgType] = useState<DocumentOrgType | ''>('');
  const asking = useDeed({
    call: () => addRespondents(id, { orgTypes: orgType ? [orgType] : [], people: [] }),
    done: (added) => <Said of={added} />,
    changes: questionnaireChanges,
  });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-[min(16rem,100%)] flex-1">
        <SelectField
          label={t`Everyone taking part as`}
          options={documentOrgTypes.map((value) => ({ value, label: t(roleWords[value]) }))}
          value={orgType}
          onChange={setOrgType}
        />
      </div>
      <Button icon="users" busy={asking.busy} disabled={!orgType} onClick={() => void asking.run()}>
        <Trans>Add them</Trans>
      </Button>
    </div>
  );
}

const nobody: NewRespondent = { name: '', unitName: '', email: '', language: 'zh' };

const problemsOf = ({ name, email }: NewRespondent): FieldError[] => [
  ...(name.trim() ? [] : [{ path: 'name', problem: 'required' } as const]),
  ...(email.trim() ? [] : [{ path: 'email', problem: 'required' } as const]),
  ...(email.trim() && !isEmail(email.trim()) ? [{ path: 'email', problem: 'format' } as const] : []),
];

function AskPerson({ id }: { id: string }) {
  const { t } = useLingui();
  const form = useForm({
    initial: nobody,
    check: problemsOf,
    submit: async (person) => {
      const added = await addRespondents(id, { orgTypes: [], people: [{ ...person, email: person.email.trim() }] });
      form.reset({ ...nobody, unitName: person.unitName, language: person.language });
      toast({ text: <Said of={added} /> });
      await changed(questionnaireKey);
    },
  });
  return (
    <form {...form.props} aria-label={t`Someone without an account`} className="flex flex-col gap-3">
      <p className="font-medium">
        <Trans>Someone without an account</Trans>
      </p>
      <div className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-4">
        <TextField {...form.field('name')} label={t`Name`} autoComplete="off" required />
        <TextField {...form.field('unitName')} label={t`Unit`} autoComplete="off" />
        <TextField
          {...form.field('email')}
          label={t`E-mail`}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
        />
        <SelectField
          {...form.field('language')}
          label={t`Language`}
          options={locales.map((value) => ({ value, label: localeNames[value] }))}
        />
      </div>
      <FormProblems of={form} />
      <div>
        <Button type="submit" icon="plus" busy={form.busy}>
          <Trans comment="A button: somebody to a list">Add</Trans>
        </Button>
      </div>
    </form>
  );
}
