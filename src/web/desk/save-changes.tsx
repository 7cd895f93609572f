import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { FormProblems, type TriedForm } from '#web/ui/form-problems.tsx';

interface SaveChangesProps {
  form: TriedForm & { busy: boolean };
  /** Something typed is not saved yet. */
  dirty: boolean;
  discard: () => Promise<void>;
}

/** The end of a form that edits a record in its place: nothing until something was changed. */
export const SaveChanges = ({ form, dirty, discard }: SaveChangesProps) => (
  <>
    <FormProblems of={form} />
    {dirty && (
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => void discard()}>
          <Trans>Discard changes</Trans>
        </Button>
        <Button type="submit" tone="primary" icon="save" busy={form.busy}>
          <Trans>Save</Trans>
        </Button>
      </div>
    )}
  </>
);
