import type { StaffSetting } from '@odonta/api/contract';
import { Setting } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { defineResource } from '../../kit/resource.ts';
import { anywhere, byId } from '../../lists/filters.ts';
import { staffDoor } from '../../sessions/doors.ts';

export const settingsForStaff = defineResource({
  name: 'settings',
  door: staffDoor,
  model: Setting,
  rows: () => ({}),
  present: (rows: Setting[]): StaffSetting[] =>
    rows.map(({ id, key, label, is_on, updated_at, version }) => ({
      id,
      key,
      label,
      is_on,
      updated_at: secondsOf(updated_at),
      version,
    })),
  list: {
    allow: 'settings.list',
    filters: { id: byId(), q: anywhere('key', 'label') },
    sort: ['label', 'id', 'is_on', 'updated_at'],
  },
  read: { allow: 'settings.show' },
  update: { allow: 'settings.edit', body: Joi.object({ is_on: Joi.boolean().required() }) },
});
