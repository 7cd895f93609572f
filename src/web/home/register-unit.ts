import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { handIn } from '#web/activity/hand-in.ts';
import { ask, toast } from '#web/ui/overlay-store.ts';

/** Where nothing has to be filled in: hands in the registration of the present role's unit, after asking. */
export async function registerUnit({ id: activityId }: { id: string }): Promise<void> {
  const sure = await ask({
    title: i18n._(msg`Register your unit?`),
    text: i18n._(msg`We’ll send it to the fund straight away. You can withdraw it under “My registrations”.`),
    action: i18n._(msg`Register`),
  });
  if (!sure) return;
  await handIn(activityId);
  toast({ tone: 'good', text: i18n._(msg`You’re registered. The fund will check it next.`) });
}
