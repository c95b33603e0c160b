import type { StaffSetting } from '@odonta/api/contract';
import { Setting } from '@odonta/db/models';
import { type SettingSection, settingSections } from '@odonta/db/vocabulary/settings.ts';
import { formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { invalid } from '../../platform/http/errors.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anyOf, anywhere, byId } from '../../platform/lists/filters.ts';

interface SettingBody {
  is_on?: boolean;
  amount?: number;
}

export const settingsForStaff = defineResource({
  name: 'settings',
  audience: staffAudience,
  model: Setting,
  rows: () => ({}),
  present: (rows: Setting[]): StaffSetting[] =>
    rows.map(({ id, key, label, hint, section, is_on, amount, least, most, updated_at, version }) => ({
      id,
      key,
      label,
      hint,
      section,
      is_on,
      amount,
      least,
      most,
      updated_at: secondsOf(updated_at),
      version,
    })),
  list: {
    allow: 'settings.list',
    filters: {
      id: byId(),
      q: anywhere('key', 'label'),
      section: anyOf('section', Joi.string().valid(...(Object.keys(settingSections) as SettingSection[]))),
    },
    sort: ['label', 'id', 'section', 'is_on', 'updated_at'],
    facets: ['section'],
  },
  read: { allow: 'settings.show' },
  update: {
    allow: 'settings.edit',
    body: Joi.object<SettingBody>({ is_on: Joi.boolean(), amount: Joi.number().integer() }),
    run: async ({ row, body }) => {
      row.set(settable(row, body));
    },
  },
  export: {
    allow: 'settings.export',
    columns: [
      'key',
      'label',
      { field: 'section', value: ({ section }) => settingSections[section] },
      { field: 'is_on', value: ({ is_on }) => (is_on === null ? null : is_on ? 'Да' : 'Нет') },
      'amount',
      { field: 'updated_at', value: ({ updated_at }) => formatMoment(updated_at) },
    ],
  },
});

/** Only values that fit the setting: a switch takes no number, and a number must lie within its bounds. */
function settable({ is_on, least, most }: Setting, body: SettingBody): SettingBody {
  if (is_on === null && body.is_on !== undefined) throw invalid({ is_on: 'Это число, а не переключатель' });
  if (body.amount === undefined) return body;
  if (least === null || most === null) throw invalid({ amount: 'Это переключатель, а не число' });
  if (body.amount < least || body.amount > most) throw invalid({ amount: `Число от ${least} до ${most}` });
  return body;
}
