import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { bindingLimit, tipLimit, writtenLanguages } from '#domain/activity/activity-fields.ts';
import { chooseText, namesOf } from '#domain/locale.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ComboField } from '#web/ui/combo-field.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { FormTabProps } from './form-tab.ts';
import { activitiesQuery } from './queries.ts';
import { languageNames } from './words.ts';

/** Other activities that this one points to, in the order in which they are shown. */
export function LinksTab({ form, activityId }: FormTabProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { data } = useQuery(activitiesQuery({}, 0, 100));
  const { bindings } = form.values;
  const options = (data?.content ?? [])
    .filter(({ id, state }) => id !== activityId && state !== 'CANCELLED')
    .map((other) => ({
      value: other.id,
      label: `${chooseText(namesOf(other), locale)?.text ?? ''} (${other.code})`,
    }));
  const set = (next: typeof bindings) => form.set('bindings', next);
  const change = (at: number, part: Partial<(typeof bindings)[number]>) =>
    set(bindings.map((binding, place) => (place === at ? { ...binding, ...part } : binding)));
  const swap = (at: number, other: number) =>
    set(bindings.map((binding, place) => bindings[place === at ? other : place === other ? at : place] ?? binding));

  return (
    <>
      <p className="mb-4 max-w-reading text-muted">
        <Trans>
          Whoever registers here is led on to these activities. Visitors see the published ones alone, with the tip in
          their language.
        </Trans>
      </p>
      {bindings.length === 0 && (
        <EmptyState icon="link" title={<Trans>No linked activities yet</Trans>}>
          <Trans>Add one, as the docking that belongs to an exhibition.</Trans>
        </EmptyState>
      )}
      <ol className="flex flex-col gap-4">
        {bindings.map((binding, at) => (
          // The rows have no identity but their place.
          // eslint-disable-next-line react/no-array-index-key
          <li key={at}>
            <Card>
              <div className="mb-4 flex items-end gap-2">
                <div className="min-w-0 flex-1">
                  <ComboField
                    label={t({ message: 'Activity', comment: 'A column' })}
                    options={options}
                    value={binding.otherActivityId}
                    error={form.errorAt(`bindings.${at}.otherActivityId`)}
                    onChange={(otherActivityId) => change(at, { otherActivityId })}
                  />
                </div>
                <IconButton icon="chevron-up" label={t`Move up`} disabled={at === 0} onClick={() => swap(at, at - 1)} />
                <IconButton
                  icon="chevron-down"
                  label={t`Move down`}
                  disabled={at === bindings.length - 1}
                  onClick={() => swap(at, at + 1)}
                />
                <IconButton
                  icon="trash"
                  label={t`Remove this link`}
                  onClick={() => set(bindings.filter((_, place) => place !== at))}
                />
              </div>
              <div className="grid gap-4 lg:grid-cols-3">
                {writtenLanguages.map((language) => {
                  const { name, lang } = languageNames[language];
                  return (
                    <TextField
                      key={language}
                      label={t`Tip in ${name}`}
                      lang={lang}
                      limit={tipLimit}
                      value={binding[`tip${language}`]}
                      error={form.errorAt(`bindings.${at}.tip${language}`)}
                      onChange={(tip) => change(at, { [`tip${language}`]: tip })}
                    />
                  );
                })}
              </div>
            </Card>
          </li>
        ))}
      </ol>
      {bindings.length < bindingLimit && (
        <div className="mt-4">
          <Button
            icon="plus"
            onClick={() => set([...bindings, { otherActivityId: '', tipTc: '', tipEn: '', tipPt: '' }])}
          >
            <Trans>Add a linked activity</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
