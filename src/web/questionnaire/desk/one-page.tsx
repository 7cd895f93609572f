import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskQuestionnaire } from '#contract/questionnaire/desk.ts';
import { namesOf } from '#domain/locale.ts';
import { changed } from '#web/api/changed.ts';
import { BackToList } from '#web/desk/back-to-list.tsx';
import { RecordPage } from '#web/desk/record-page.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Moves } from '#web/moves/moves.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { forgetDraft } from '#web/ui/use-draft.ts';
import { deskViews } from '../desk-views.ts';
import { questionnaireKey } from '../queries.ts';
import { questionnaireWords } from '../words.ts';
import { BeginDialog } from './begin-dialog.tsx';
import { Builder } from './builder.tsx';
import { Conflicting } from './conflicting.tsx';
import { Preview } from './preview.tsx';
import { deskOneQuery, moveQuestionnaire, questionnaireChanges, removeQuestionnaire } from './queries.ts';
import { ReopenButton } from './reopen-button.tsx';
import { Respondents } from './respondents.tsx';
import { ResultsView } from './results-view.tsx';
import { TitleOf } from './title-of.tsx';
import { useOwnChoices } from './use-activity-choices.ts';
import { draftKeyOf, useQuestionnaireForm } from './use-questionnaire-form.ts';
import { moveWords } from './words.ts';

/** One questionnaire at the desk: what it asks, whom, and what they say. */
export function DeskQuestionnairePage() {
  const { questionnaireId } = useParams({ from: '/admin/questionnaire/$questionnaireId' });
  const back = <BackToList to="/admin/questionnaire" />;
  return (
    <RecordPage query={useQuery(deskOneQuery(questionnaireId))} title={<Trans>Questionnaire</Trans>} back={back}>
      {(of) => <Shown key={questionnaireId} of={of} />}
    </RecordPage>
  );
}

function Shown({ of }: { of: DeskQuestionnaire }) {
  const { t } = useLingui();
  const search = useSearch({ from: '/admin/questionnaire/$questionnaireId' });
  const navigate = useNavigate();
  const edit = useQuestionnaireForm(of);
  const { view = 'questions' } = search;
  const { label, tone } = questionnaireWords[of.status];
  const labels = { questions: t`Questions`, preview: t`Preview`, people: t`People asked`, results: t`Answers` };
  return (
    <>
      <PageHeader
        back={<BackToList to="/admin/questionnaire" />}
        title={<TitleOf title={of.title} />}
        actions={<Actions of={of} isDirty={edit.dirty && of.editable !== 'nothing'} />}
      >
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{t(label)}</Badge>
          <LocalizedName of={namesOf(of.activity)} />
          {of.endsAt && (
            <span>
              <Trans>
                until <DateTime at={of.endsAt} short />
              </Trans>
            </span>
          )}
        </span>
      </PageHeader>
      <Tabs
        label={t`Questionnaire`}
        tabs={deskViews.map((id) => ({
          id,
          label: labels[id],
          ...(id === 'people' ? { badge: `${of.answered}/${of.recipients}` } : {}),
        }))}
        value={view}
        onChange={(next) => void navigate({ to: '.', search: { view: next } })}
      >
        {view === 'questions' && <Builder of={of} edit={edit} />}
        {view === 'preview' && <Preview of={edit.form.values} />}
        {view === 'people' && <Respondents of={of} search={search} />}
        {view === 'results' && <ResultsView of={of} />}
      </Tabs>
      <Conflicting edit={edit} />
    </>
  );
}

function Actions({ of, isDirty }: { of: DeskQuestionnaire; isDirty: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isCopying, setCopying] = useState(false);
  const mayCopy = useOwnChoices().length > 0;
  const { id, version, offers, status, editable, activity } = of;
  const removing = useDeed({
    sure: () => ({
      title: t`Delete this draft?`,
      text: t`Its questions and its list of people will be deleted too.`,
      action: t`Delete`,
      tone: 'danger',
    }),
    call: () => removeQuestionnaire(id),
    done: () => t`Draft deleted.`,
  });
  async function remove(): Promise<void> {
    if (!(await removing.run())) return;
    forgetDraft(draftKeyOf(id));
    await navigate({ to: '/admin/questionnaire', replace: true });
    await changed(questionnaireKey);
  }
  return (
    <>
      {status === 'DRAFT' && editable === 'all' && (
        <Button tone="quiet" icon="trash" busy={removing.busy} onClick={() => void remove()}>
          <Trans>Delete</Trans>
        </Button>
      )}
      {mayCopy && (
        <Button icon="copy" onClick={() => setCopying(true)}>
          <Trans comment="A button: begin another one like it">Copy</Trans>
        </Button>
      )}
      <Moves
        offers={offers}
        words={moveWords}
        caseId={id}
        beginsLater
        make={(move) => moveQuestionnaire(id, { move, version })}
        changes={questionnaireChanges}
        against={() => (isDirty ? t`Save your changes first.` : undefined)}
      />
      <ReopenButton of={of} />
      {isCopying && <BeginDialog activityId={activity.id} copyOf={id} onClose={() => setCopying(false)} />}
    </>
  );
}
