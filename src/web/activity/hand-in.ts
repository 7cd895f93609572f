import { changed } from '#web/api/changed.ts';
import { answer, api } from '#web/api/client.ts';

/** Where nothing has to be filled in: registers the unit of the present role. */
export async function handIn(activityId: string): Promise<void> {
  await answer(api.POST('/enrollments', { body: { activityId } }));
  await changed(['activities'], ['enrollments']);
}
