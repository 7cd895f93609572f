import { useQueryClient } from '@tanstack/react-query';
import type { OneRecord } from '#contract/road-show/road-show.ts';
import type { RecordForm } from '#domain/road-show/record-form.ts';
import { changed } from '#web/api/changed.ts';
import { useSavingForm } from '#web/moves/use-saving-form.ts';
import { recordQuery, recordsKey, saveRecord } from './queries.ts';

/** The form of a result or demand, which saves itself. */
export function useRecordForm(of: OneRecord) {
  const client = useQueryClient();
  return useSavingForm<RecordForm>({
    draftKey: `road-show:${of.id}`,
    loaded: { values: of.form, version: of.version },
    save: async ({ values, version }) => {
      const saved = await saveRecord(of.id, { version, form: values });
      await changed(recordsKey);
      return saved;
    },
    fetchNewest: async () => {
      const newest = await client.fetchQuery({ ...recordQuery(of.id), staleTime: 0 });
      return { values: newest.form, version: newest.version };
    },
  });
}
