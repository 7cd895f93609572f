import type { PortalSettings } from '#contract/setting.ts';

export interface SettingFormProps {
  settings: PortalSettings;
  mayChange: boolean;
}
