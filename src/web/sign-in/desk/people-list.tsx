import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SignInKind, signInKinds } from '#domain/participant/kinds.ts';
import { changed } from '#web/api/changed.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { BothNames } from '../both-names.tsx';
import { clockText } from '../clock-text.ts';
import { type PeopleFilter, peoplePageSize, peopleQuery, type SignInPerson, takeBack } from '../queries.ts';
import { ReasonSheet } from '../scan/reason-sheet.tsx';
import { OnlySession } from './sessions.tsx';
import { kindIcons, kindWords, undoReasons } from '../words.ts';

const KindState = ({ person, kind }: { person: SignInPerson; kind: SignInKind }) => {
  const { t } = useLingui();
  const state = person.kinds.find((one) => one.kind === kind);
  if (!state) {
    return (
      <span className="text-muted">
        <span aria-hidden>–</span>
        <span className="sr-only">
          <Trans>Not registered</Trans>
        </span>
      </span>
    );
  }
  if (!state.signedAt)
    return (
      <span className="text-muted">{t({ message: 'To sign', comment: "State of a kind on a person's card" })}</span>
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 tabular-nums">
      <Icon name="check" size="sm" />
      {clockText(state.signedAt)}
      {state.gate && <span className="text-sm text-muted">{state.gate}</span>}
    </span>
  );
};

/** Nothing is changed any more about whom nobody can name. */
const isErased = ({ nameTc, nameEn }: SignInPerson): boolean => !nameTc && !nameEn;

const nameCell = (person: SignInPerson) => (
  <>
    {isErased(person) ? (
      <span className="text-muted">
        <Trans comment="In place of a person's name, some time after an event">Name erased</Trans>
      </span>
    ) : (
      <BothNames person={person} below />
    )}
    {person.revokedAt && (
      <Badge tone="bad" icon="ban">
        <Trans>Code withdrawn</Trans>
      </Badge>
    )}
  </>
);

const unitCell = (person: SignInPerson) => (
  <span className="text-base font-normal">
    {person.unitName}
    {person.title && <span className="block text-sm text-muted">{person.title}</span>}
  </span>
);

const kindCell = (kind: SignInKind) => (person: SignInPerson) => <KindState person={person} kind={kind} />;

const inAllCell = (person: SignInPerson) =>
  person.fullySigned ? (
    <Badge tone="good" icon="check-circle">
      <Trans>Fully signed</Trans>
    </Badge>
  ) : (
    <Badge tone="neutral">
      <Trans>Not fully signed</Trans>
    </Badge>
  );

const signedKinds = (person: SignInPerson) => person.kinds.filter((one) => one.signedAt !== null);

/** Who is fully signed in and who is not, per kind (row 216, G78). */
export function PeopleList({
  activityId,
  filter,
  mayTakeBack,
  onFilter,
}: {
  activityId: string;
  filter: PeopleFilter;
  mayTakeBack: boolean;
  onFilter: (change: Partial<PeopleFilter>) => void;
}) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(peopleQuery(activityId, filter));
  const [asking, setAsking] = useState<{ person: SignInPerson; kind: SignInKind } | null>(null);
  const [choosing, setChoosing] = useState<SignInPerson | null>(null);

  const unitName = data?.content[0]?.unitName ?? t`one unit`;
  const columns: Column<SignInPerson>[] = [
    { id: 'name', header: t`Name`, primary: true, cell: nameCell },
    { id: 'unit', header: t`Unit`, primary: true, cell: unitCell },
    ...signInKinds.map((kind) => ({ id: kind, header: t(kindWords[kind]), cell: kindCell(kind) })),
    { id: 'fully', header: t`In all`, cell: inAllCell },
  ];

  const begin = (person: SignInPerson) => {
    const [first, ...more] = signedKinds(person);
    if (first && more.length === 0) setAsking({ person, kind: first.kind });
    else setChoosing(person);
  };
  const takeBackButton = (person: SignInPerson) =>
    !isErased(person) &&
    signedKinds(person).length > 0 && (
      <Button tone="quiet" icon="undo" onClick={() => begin(person)}>
        <Trans>Take back</Trans>
      </Button>
    );
  const send = async ({ person, kind }: { person: SignInPerson; kind: SignInKind }, reason: string) => {
    setAsking(null);
    try {
      const session = person.kinds.find((one) => one.kind === kind)?.sessionId;
      await takeBack(person.participantId, { kind, reason, ...(session ? { scope: session } : {}) });
      toast({ text: <Trans>Taken back</Trans> });
    } catch (problem) {
      toast({ tone: 'bad', text: await errorSentence(problem) });
    }
    await changed(['sign-in', activityId]);
  };

  return (
    <>
      <div
        className="mb-4 grid grid-cols-2 items-end gap-3 *:first:col-span-2 md:grid-cols-[2fr_1fr_1fr] md:*:first:col-span-1"
        data-no-print
      >
        <SearchField
          label={t`Name, pinyin or unit`}
          value={filter.search ?? ''}
          onChange={(search) => onFilter({ search: search || undefined })}
        />
        <SelectField
          label={t`Signed`}
          value={filter.signed ?? ''}
          options={[
            { value: '' as const, label: t({ message: 'All', comment: 'No filter' }) },
            { value: 'fully', label: t`Fully signed` },
            { value: 'notFully', label: t`Not fully signed` },
          ]}
          onChange={(signed) => onFilter({ signed: signed === '' ? undefined : signed })}
        />
        <SelectField
          label={t`Kind`}
          value={filter.kind ?? ''}
          options={[
            { value: '' as const, label: t({ message: 'All kinds', comment: 'No filter' }) },
            ...signInKinds.map((kind) => ({ value: kind, label: t(kindWords[kind]) })),
          ]}
          onChange={(kind) => onFilter({ kind: kind === '' ? undefined : kind })}
        />
      </div>
      {filter.sessionId && (
        <OnlySession
          activityId={activityId}
          sessionId={filter.sessionId}
          onAll={() => onFilter({ sessionId: undefined })}
        />
      )}
      {filter.unitId && (
        <p className="mb-3 flex flex-wrap items-center gap-2">
          <Trans>Only {unitName}</Trans>
          <Button tone="quiet" icon="close" onClick={() => onFilter({ unitId: undefined })}>
            <Trans>All units</Trans>
          </Button>
        </p>
      )}
      <DataTable
        label={t`People`}
        columns={columns}
        rows={data?.content}
        rowKey={(person) => person.participantId}
        error={error}
        onRetry={() => void refetch()}
        {...(mayTakeBack ? { actions: takeBackButton } : {})}
        empty={
          filter.search || filter.signed || filter.kind || filter.sessionId || filter.unitId ? (
            <EmptyState
              icon="search"
              title={<Trans>Nobody fits</Trans>}
              action={
                <Button
                  onClick={() =>
                    onFilter({
                      search: undefined,
                      signed: undefined,
                      kind: undefined,
                      sessionId: undefined,
                      unitId: undefined,
                    })
                  }
                >
                  <Trans>Show everyone</Trans>
                </Button>
              }
            />
          ) : (
            <EmptyState icon="users" title={<Trans>Nobody is expected yet</Trans>}>
              <Trans>People appear here when their units' lists are submitted and locked.</Trans>
            </EmptyState>
          )
        }
        paging={{
          page: filter.page,
          size: peoplePageSize,
          total: data?.totalElements ?? 0,
          more: data?.more,
          onPage: (page) => onFilter({ page }),
        }}
      />
      {choosing && (
        <ChooseKind
          person={choosing}
          onClose={() => setChoosing(null)}
          onKind={(kind) => {
            setChoosing(null);
            setAsking({ person: choosing, kind });
          }}
        />
      )}
      {asking && (
        <ReasonSheet
          title={<Trans>Why is it taken back?</Trans>}
          reasons={undoReasons}
          onClose={() => setAsking(null)}
          onReason={(reason) => void send(asking, reason)}
        >
          <LocalizedName of={{ tc: asking.person.nameTc, en: asking.person.nameEn }} /> · {t(kindWords[asking.kind])}
        </ReasonSheet>
      )}
    </>
  );
}

function ChooseKind({
  person,
  onKind,
  onClose,
}: {
  person: SignInPerson;
  onKind: (kind: SignInKind) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog open title={<Trans>Which sign-in is taken back?</Trans>} onClose={onClose}>
      <div className="flex flex-col gap-2">
        {person.kinds
          .filter((one) => one.signedAt !== null)
          .map(({ kind }) => (
            <Button key={kind} full size="lg" icon={kindIcons[kind]} onClick={() => onKind(kind)}>
              {t(kindWords[kind])}
            </Button>
          ))}
      </div>
    </Dialog>
  );
}
