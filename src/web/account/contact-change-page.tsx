import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Contact } from '#contract/account/own-account.ts';
import { hasCode } from '#web/api/api-error.ts';
import { changed } from '#web/api/changed.ts';
import { profileQuery } from '#web/api/profile.ts';
import { showNewest } from '#web/api/show-newest.ts';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { Badge, Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { changeName, contactQuery } from './own-account-calls.ts';
import { EmailForm, MobileForm } from './verified-contact-forms.tsx';

/** Own name, mobile and e-mail (G70). */
export function ContactChangePage() {
  const { data: contact, error, refetch } = useQuery(contactQuery);
  const saved = (next: Contact) => {
    showNewest(contactQuery.queryKey, next);
    void changed(profileQuery.queryKey);
  };
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-6">
      <PageHeader
        back={<BackLink to="/home" />}
        title={<Trans>Change your details</Trans>}
        actions={
          <LinkButton to="/logins" icon="device" tone="quiet">
            <Trans>Your devices</Trans>
          </LinkButton>
        }
      />
      {hasCode(error, 'STATUS_ERROR') ? (
        <Status tone="info">
          <Trans>Your account is managed by another service. Change your details there.</Trans>
        </Status>
      ) : error && !contact ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : contact ? (
        <>
          <NameCard key={`name ${contact.version}`} contact={contact} onSaved={saved} />
          <MobileCard contact={contact} onSaved={saved} />
          <EmailCard contact={contact} onSaved={saved} />
        </>
      ) : (
        <PageSkeleton />
      )}
    </div>
  );
}

interface CardProps {
  contact: Contact;
  onSaved: (next: Contact) => void;
}

function NameCard({ contact, onSaved }: CardProps) {
  const { t } = useLingui();
  const form = useForm({
    initial: { nameTc: contact.nameTc, nameEn: contact.nameEn, namePt: contact.namePt },
    check: (names) =>
      Object.values(names).some((name) => name.trim()) ? [] : [{ path: 'nameTc', problem: 'required' as const }],
    async submit(names) {
      onSaved(await changeName(names, contact.version));
      toast({ tone: 'good', text: t`Name saved.` });
    },
  });
  return (
    <Card title={<Trans>Name</Trans>}>
      <form {...form.props} className="flex flex-col gap-5">
        <TextField
          {...form.field('nameTc')}
          label={t`Name in Chinese`}
          lang="zh-Hant-MO"
          autoComplete="off"
          limit={200}
        />
        <TextField {...form.field('nameEn')} label={t`Name in English`} lang="en" autoComplete="name" limit={200} />
        <TextField
          {...form.field('namePt')}
          label={t`Name in Portuguese`}
          lang="pt-PT"
          autoComplete="off"
          limit={200}
        />
        <FormProblems of={form} />
        <div>
          <Button type="submit" tone="primary" icon="save" busy={form.busy}>
            <Trans>Save name</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}

const Verified = ({ yes }: { yes: boolean }) =>
  yes ? (
    <Badge tone="good" icon="check-circle">
      <Trans>Verified</Trans>
    </Badge>
  ) : (
    <Badge tone="warn" icon="warning">
      <Trans>Not verified</Trans>
    </Badge>
  );

/** A button in whose place the form comes. */
function Change({
  form: Form,
  contact,
  onSaved,
  children,
}: CardProps & { form: typeof MobileForm; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return open ? (
    <Form
      contact={contact}
      onCancel={() => setOpen(false)}
      onSaved={(next) => {
        setOpen(false);
        onSaved(next);
      }}
    />
  ) : (
    <div>
      <Button icon="edit" onClick={() => setOpen(true)}>
        {children}
      </Button>
    </div>
  );
}

function MobileCard({ contact, onSaved }: CardProps) {
  return (
    <Card title={<Trans>Mobile</Trans>} aside={contact.mobile && <Verified yes={contact.mobileVerifiedAt !== null} />}>
      <div className="flex flex-col gap-5">
        <p className="tabular-nums">{contact.mobile || <Trans>No phone number yet.</Trans>}</p>
        <Change form={MobileForm} contact={contact} onSaved={onSaved}>
          <Trans>Change mobile</Trans>
        </Change>
      </div>
    </Card>
  );
}

function EmailCard({ contact, onSaved }: CardProps) {
  return (
    <Card title={<Trans>E-mail</Trans>} aside={<Verified yes={contact.emailVerifiedAt !== null} />}>
      <div className="flex flex-col gap-5">
        <p className="break-all">{contact.email}</p>
        <Change form={EmailForm} contact={contact} onSaved={onSaved}>
          <Trans>Change e-mail</Trans>
        </Change>
      </div>
    </Card>
  );
}
