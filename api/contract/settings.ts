import type { SettingSection } from '@odonta/db/vocabulary/settings.ts';

/** A switch or a number of the platform. */
export interface StaffSetting {
  id: number;
  key: string;
  label: string;
  hint: string | null;
  section: SettingSection;
  /** Null where it is a number. */
  is_on: boolean | null;
  /** Null where it is a switch; otherwise between `least` and `most`. */
  amount: number | null;
  least: number | null;
  most: number | null;
  updated_at: number;
  version: number;
}
