import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { DeskActivity } from '#contract/activity/desk.ts';
import { BackToList } from '#web/desk/back-to-list.tsx';
import { completeness } from '#domain/activity/activity-fields.ts';
import type { FieldError } from '#domain/errors.ts';
import { namesOf } from '#domain/locale.ts';
import { ApiError } from '#web/api/api-error.ts';
import { answer, api } from '#web/api/client.ts';
import { showNewest } from '#web/api/show-newest.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useHoldReload } from '#web/shell/use-hold-reload.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useVersionedForm } from '#web/ui/use-versioned-form.ts';
import { ActivityActions } from './activity-actions.tsx';
import { type ActivityForm, fieldsOf, formOf, formProblems, refusalInForm } from './activity-form.ts';
import { DatesTab } from './dates-tab.tsx';
import { ExhibitionTab } from '#web/exhibition/desk/exhibition-tab.tsx';
import { tabOf, useFieldLabels, useShownValue } from './field-labels.ts';
import { FilesTab } from './files-tab.tsx';
import { LanguageProgress } from './language-progress.tsx';
import { LinksTab } from './links-tab.tsx';
import { activityQuery, readActivity, refreshActivities } from './queries.ts';
import type { ActivityTab } from './routes.ts';
import { SettingsTab } from './settings-tab.tsx';
import { StateBadge } from './state-badge.tsx';
import { TextsTab } from './texts-tab.tsx';
import { stateWords } from './words.ts';

const formTabs = { texts: TextsTab, dates: DatesTab, settings: SettingsTab, links: LinksTab } as const;
const isFormTab = (tab: ActivityTab): tab is keyof typeof formTabs => tab in formTabs;

/** Everything that staff write about one activity; what is typed survives leaving, and somebody else's saving. */
export function ActivityEditor({ loaded }: { loaded: DeskActivity }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { tab = 'texts' } = useSearch({ from: '/admin/activities/$activityId' });
  const [activity, setActivity] = useState(loaded);
  const labelOf = useFieldLabels();
  const show = useShownValue();
  const seekProblem = useFocusOnProblem(tab);

  const toTab = (next: ActivityTab) =>
    void navigate({
      to: '/admin/activities/$activityId',
      params: { activityId: activity.id },
      search: { tab: next === 'texts' ? undefined : next },
      replace: true,
    });
  const toProblem = (problems: readonly FieldError[]) => {
    const [first] = problems;
    if (first && tabOf(first.path) !== tab) {
      seekProblem();
      toTab(tabOf(first.path));
    }
  };
  const took = (next: DeskActivity) => {
    setActivity(next);
    showNewest(activityQuery(next.id).queryKey, next);
    void refreshActivities();
  };

  const edit = useVersionedForm<ActivityForm>({
    draftKey: `activity:${loaded.id}`,
    loaded: formOf(loaded),
    check: (values) => {
      const problems = formProblems(values, loaded.id);
      toProblem(problems);
      return problems;
    },
    save: async ({ values, version }) => {
      try {
        const saved = await answer(
          api.PUT('/admin/activities/{activityId}', {
            params: { path: { activityId: loaded.id } },
            body: { version, fields: fieldsOf(values) },
          }),
        );
        took(saved);
        toast({ text: t`Saved.` });
        return formOf(saved);
      } catch (error) {
        const refusal = refusalInForm(error);
        if (refusal instanceof ApiError) toProblem(refusal.fields);
        throw refusal;
      }
    },
    fetchNewest: async () => {
      const newest = await readActivity(loaded.id);
      setActivity(newest);
      return formOf(newest);
    },
  });
  const { form } = edit;
  useHoldReload(edit.dirty, t`An activity is being edited.`);

  const hasExhibition = activity.fields.category === 'STWEEK' || activity.fields.category === 'PCLOSE';
  const Panel = isFormTab(tab) ? formTabs[tab] : null;
  const moved = (next: DeskActivity) => {
    took(next);
    edit.take(formOf(next));
  };
  const discard = async () => {
    const sure = await ask({
      title: t`Discard your changes?`,
      text: t`The fields return to the saved version.`,
      action: t`Discard`,
      tone: 'danger',
    });
    if (sure) await edit.discard();
  };

  return (
    <>
      <PageHeader
        back={<BackToList to="/admin/activities" />}
        title={
          activity.fields.nameTc || activity.fields.nameEn || activity.fields.namePt ? (
            <LocalizedName of={namesOf(activity.fields)} />
          ) : (
            <Trans comment="An activity that has no name yet">Without a name</Trans>
          )
        }
        actions={<ActivityActions activity={activity} dirty={edit.dirty} onMoved={moved} />}
      >
        <span className="flex flex-wrap items-center gap-2">
          <StateBadge of={stateWords[activity.state]} />
          <span>{activity.fields.code}</span>
          <LanguageProgress of={completeness(form.values)} />
        </span>
      </PageHeader>
      <Tabs
        label={t`Parts of the activity`}
        value={tab}
        onChange={toTab}
        tabs={[
          { id: 'texts', label: t({ message: 'Texts', context: 'activity', comment: 'A tab' }) },
          { id: 'dates', label: t({ message: 'Kind and dates', comment: 'A tab' }) },
          { id: 'settings', label: t({ message: 'Settings', comment: 'A tab: of an activity' }) },
          {
            id: 'links',
            label: t({ message: 'Links', comment: 'A tab' }),
            badge: form.values.bindings.length || undefined,
          },
          { id: 'files', label: t({ message: 'Files', comment: 'A tab' }) },
          ...(hasExhibition
            ? [{ id: 'exhibition' as const, label: t({ message: 'Booths', comment: 'A tab: types, areas, places' }) }]
            : []),
        ]}
      >
        {Panel && (
          <form {...form.props}>
            <fieldset disabled={!activity.isEditable} className="min-w-0">
              <Panel form={form} activityId={activity.id} />
            </fieldset>
            <div className="mt-4">
              <FormProblems of={form} />
            </div>
            {activity.isEditable && (
              <StickyActions>
                {edit.dirty && (
                  <p className="flex min-h-touch items-center text-sm text-muted md:mr-auto" role="status">
                    <DraftNote savedAt={edit.draftSavedAt} />
                  </p>
                )}
                {edit.dirty && (
                  <Button icon="undo" onClick={() => void discard()}>
                    <Trans>Discard</Trans>
                  </Button>
                )}
                <Button type="submit" tone="primary" icon="save" busy={form.busy}>
                  <Trans comment="A button">Save</Trans>
                </Button>
              </StickyActions>
            )}
          </form>
        )}
        {tab === 'files' && <FilesTab activity={activity} />}
        {tab === 'exhibition' && <ExhibitionTab activityId={activity.id} isEditable={activity.isEditable} />}
      </Tabs>
      {edit.conflict && (
        <EditConflict
          conflict={edit.conflict}
          labelOf={labelOf}
          show={show}
          onResolve={edit.resolve}
          onClose={edit.leaveConflict}
        />
      )}
    </>
  );
}

function DraftNote({ savedAt }: { savedAt: number | null }) {
  if (savedAt === null) return <Trans>Not saved yet.</Trans>;
  const time = new Date(savedAt).toTimeString().slice(0, 5);
  return (
    <Trans comment="Typed text is kept on this device until it is saved">
      Not saved yet; kept on this device {time}.
    </Trans>
  );
}

/** A problem may be on another part of the page: once that is shown, its field takes the focus. */
function useFocusOnProblem(tab: ActivityTab): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    document.querySelector<HTMLElement>('[role=tabpanel] [aria-invalid=true]')?.focus();
  }, [tab]);
  return () => {
    wanted.current = true;
  };
}
