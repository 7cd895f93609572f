import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Profile } from '#contract/account/account.ts';
import type { LinkedActivity } from '#contract/activity/activity.ts';
import type { Landing } from '#domain/account/landing.ts';
import { fromLinkMark, type LinkRule, linkRules } from '#domain/activity/linked.ts';
import { changed } from '#web/api/changed.ts';
import { answer, api } from '#web/api/client.ts';
import { hasCode } from '#web/api/api-error.ts';
import { profileQuery } from '#web/api/profile.ts';
import { ask } from '#web/ui/overlay-store.ts';

/**
 * From one activity to another that it points to: registers the unit there first where the category has it so, after
 * asking, and then leads to the role that works there (D1 §6). Null when the person rather stays.
 */
export async function followLink(other: LinkedActivity, name: string, profile: Profile): Promise<Landing | null> {
  const rule: LinkRule = linkRules[other.category];
  const search = { spModel: fromLinkMark };
  if (rule.to) return { path: rule.to, search: rule.to === '/home' ? search : { ...search, activityId: other.id } };
  const signed = rule.autoSign === null || (await isRegistered(rule.autoSign, other.id, profile));
  if (!signed && rule.autoSign) {
    const agreed = await ask({
      title: i18n._(msg`Register for this activity too?`),
      text: i18n._(msg`Your unit will be registered for “${name}” straight away, and you continue in the role for it.`),
      action: i18n._(msg`Register`),
    });
    if (!agreed) return null;
    await register(rule.autoSign, other.id);
  }
  return {
    path: '/change-role',
    search: {
      ...search,
      activityId: other.id,
      ...(rule.toRole ? { toRole: rule.toRole } : {}),
      ...(other.promoter ? { promoter: other.promoter } : {}),
    },
  };
}

type AutoSign = NonNullable<LinkRule['autoSign']>;

/** Whether a role of the account covers the activity already. */
async function isRegistered(kind: AutoSign, activityId: string, profile: Profile): Promise<boolean> {
  const content =
    kind === 'roadShow'
      ? (await answer(api.GET('/base/account/roadshow'))).content
      : kind === 'docking'
        ? (await answer(api.GET('/base/account/docking/exhibitor'))).content
        : profile.memberships.filter(({ orgType }) => orgType === 'RECRUIT_COMPANY');
  return content.some(({ activities }) => activities.includes(activityId));
}

async function register(kind: AutoSign, activityId: string): Promise<void> {
  const body = { activityId };
  try {
    if (kind === 'recruit') await answer(api.POST('/registration/autoSignRecruitCompany', { body }));
    if (kind === 'roadShow') await answer(api.POST('/registration/autoSignRoadshow', { body }));
    if (kind === 'docking') await answer(api.POST('/registration/autoSignDock', { body }));
  } catch (error) {
    // A colleague was first: the unit is registered.
    if (!hasCode(error, 'REPEAT_ENROLLMENT')) throw error;
  }
  await changed(profileQuery.queryKey);
}
