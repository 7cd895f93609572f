import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type Binding, bindingLimit, tipLimit, languageSuffixes } from '#domain/activity/activity-fields.ts';
import { nameIn } from '#domain/locale.ts';
import { MoveButtons } from '#web/desk/move-buttons.tsx';
import { movedTo } from '#web/desk/order.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ComboField } from '#web/ui/combo-field.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { changedRow, identityOf } from '#web/ui/row-identity.ts';
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
      label: `${nameIn(other, locale)} (${other.code})`,
    }));
  const set = (next: typeof bindings) => form.set('bindings', next);
  const change = (row: Binding, part: Partial<Binding>) =>
    set(bindings.map((other) => (other === row ? changedRow(row, part) : other)));
  const labelOf = (id: string, at: number) => options.find(({ value }) => value === id)?.label ?? String(at + 1);

  return (
    <>
      <p className="mb-4 max-w-reading text-muted">
        <Trans>
          Anyone who registers here is shown these activities. Visitors only see published ones, with the tip in their
          language.
        </Trans>
      </p>
      {bindings.length === 0 && (
        <EmptyState icon="link" title={<Trans>No linked activities yet</Trans>}>
          <Trans>Add one, for example the business matching held with an exhibition.</Trans>
        </EmptyState>
      )}
      <ol className="flex flex-col gap-4">
        {bindings.map((binding, at) => (
          <li key={identityOf(binding)}>
            <Card>
              <div className="mb-4 flex items-end gap-2">
                <div className="min-w-0 flex-1">
                  <ComboField
                    label={t({ message: 'Activity', comment: 'A column' })}
                    options={options}
                    value={binding.otherActivityId}
                    error={form.errorAt(`bindings.${at}.otherActivityId`)}
                    onChange={(otherActivityId) => change(binding, { otherActivityId })}
                  />
                </div>
                <MoveButtons
                  name={labelOf(binding.otherActivityId, at)}
                  at={at}
                  count={bindings.length}
                  onMove={(to) => set(movedTo(bindings, at, to))}
                />
                <IconButton
                  icon="trash"
                  label={t`Remove this link`}
                  onClick={() => set(bindings.filter((other) => other !== binding))}
                />
              </div>
              <div className="grid gap-4 lg:grid-cols-3">
                {languageSuffixes.map((language) => {
                  const { name, lang } = languageNames[language];
                  return (
                    <TextField
                      key={language}
                      label={t`Tip in ${name}`}
                      lang={lang}
                      limit={tipLimit}
                      value={binding[`tip${language}`]}
                      error={form.errorAt(`bindings.${at}.tip${language}`)}
                      onChange={(tip) => change(binding, { [`tip${language}`]: tip })}
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
