import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Template } from '#contract/notice/template.ts';
import { locales } from '#domain/locale.ts';
import { isOfEvent } from '#domain/notice/triggers.ts';
import { noticeChannels } from '#domain/notice/words.ts';
import { changed } from '#web/api/changed.ts';
import { showNewest } from '#web/api/show-newest.ts';
import { triggerWords } from '#web/message/words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TemplateEvent } from './template-event.tsx';
import { TemplateForm } from './template-form.tsx';
import { templateQuery, templatesKey, type Which } from './template-queries.ts';
import { localeNames } from '#web/i18n/locale-names.ts';
import { noticeChannelWords } from '../words.ts';

/** The texts of one trigger: a language, a way, and what the recipient would get. */
export function TemplateEditor({ which }: { which: Which }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(templateQuery(which));
  const { trigger, language, channel, eventId } = which;
  const go = (change: Partial<Which>) =>
    void navigate({ to: '/admin/templates', search: { ...which, ...change }, replace: true });
  const onSaved = (saved: Template) => {
    showNewest(templateQuery(which).queryKey, saved);
    void changed([...templatesKey, 'list']);
  };

  return (
    <>
      <PageHeader back={<BackLink to="/admin/templates" search={{ eventId }} />} title={t(triggerWords[trigger])}>
        {data?.actionNeeded && (
          <Badge tone="warn" icon="flag">
            <Trans>Action needed</Trans>
          </Badge>
        )}
      </PageHeader>
      <div className="mb-4 grid gap-4 md:max-w-2xl md:grid-cols-2">
        {isOfEvent(trigger) && <TemplateEvent eventId={eventId} />}
        <SelectField
          label={t`Sent by`}
          value={channel}
          options={noticeChannels.map((value) => ({ value, label: t(noticeChannelWords[value].label) }))}
          onChange={(next) => go({ channel: next })}
        />
      </div>
      <Tabs
        label={t`Language`}
        tabs={locales.map((id) => ({ id, label: localeNames[id] }))}
        value={language}
        onChange={(next) => go({ language: next })}
      >
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton className="h-96" />}
        {data && (
          <TemplateForm
            key={`${eventId} ${trigger} ${language} ${channel} ${data.state} ${data.updatedAt}`}
            which={which}
            template={data}
            onSaved={onSaved}
          />
        )}
      </Tabs>
    </>
  );
}
