import { type QueryFunction, type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';

/**
 * The same question, which this device answers as it last heard it while the server cannot be reached. Nothing in it
 * waits for the browser to say that there is a network again: a page that is opened without one has to come.
 */
export const orKept = <Answer, Key extends QueryKey>(query: UseQueryOptions<Answer, Error, Answer, Key>) => {
  const { queryFn: ask } = query;
  if (typeof ask !== 'function') throw new Error('a question that nobody asks');
  const queryFn: QueryFunction<Answer, Key> = async (context) => {
    // Routes ask so, too, and they come with every login.
    const { answerOrKept } = await import('./kept-answers.ts');
    return (await answerOrKept(JSON.stringify(query.queryKey), async () => ask(context))).answer;
  };
  return queryOptions({ ...query, queryFn, networkMode: 'always' });
};
