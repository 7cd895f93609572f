import { queryOptions } from '@tanstack/react-query';
import type { PortalSettings, SettingChange } from '#contract/setting.ts';
import type { SettingGroup } from '#domain/setting/settings.ts';
import { answer, api } from '#web/api/client.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => answer(api.GET('/admin/settings')),
});

export const readSettings = async (): Promise<PortalSettings> => await answer(api.GET('/admin/settings'));

export const changeSettings = async (body: SettingChange): Promise<PortalSettings> =>
  await answer(api.PUT('/admin/settings', { body }));

export type GroupValue<Group extends SettingGroup> = PortalSettings[Group]['value'];
