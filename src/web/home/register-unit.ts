import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { handIn } from '#web/activity/hand-in.ts';
import { ask, toast } from '#web/ui/overlay-store.ts';

/** Where nothing has to be filled in: hands in the registration of the present role's unit, after asking. */
export async function registerUnit({ id: activityId }: { id: string }): Promise<void> {
  const sure = await ask({
    title: i18n._(msg`Register your unit?`),
    text: i18n._(msg`The fund receives your registration at once. You can withdraw it in your activity records.`),
    action: i18n._(msg`Register`),
  });
  if (!sure) return;
  await handIn(activityId);
  toast({ tone: 'good', text: i18n._(msg`Registered. The fund is checking it.`) });
}
