import type { InferDataFromTag, QueryKey, Updater } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Shows what is known to be newest; an answer under that key that was asked for before no longer replaces it. */
export function showNewest<Read = unknown, Key extends QueryKey = QueryKey, Data = InferDataFromTag<Read, Key>>(
  queryKey: Key,
  data: Updater<InferDataFromTag<NoInfer<Read>, Key> | undefined, NoInfer<Data> | undefined>,
): NoInfer<Data> | undefined {
  void queryClient.cancelQueries({ queryKey, exact: true });
  return queryClient.setQueryData<Read, Key, Data>(queryKey, data);
}
