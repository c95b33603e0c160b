import type { Preferences } from '@odonta/api/contract';
import { UserPreference } from '@odonta/db/models';
import Joi from 'joi';
import { staffAudience } from '../identity/sessions/audiences.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { invalid } from '../platform/http/errors.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';

const mostKeys = 200;
const longestValue = 4000;

const preference = Joi.any().custom((value: unknown, helpers) =>
  JSON.stringify(value).length > longestValue
    ? helpers.message({ custom: 'Слишком длинное значение' })
    : value,
);

const preferencesBody = Joi.object<Preferences>().pattern(
  Joi.string()
    .max(100)
    .pattern(/^[a-z_]+(\.[a-z_]+)*$/),
  preference,
);

/** Visible to their owner only and not audited: they describe screens and no business data. */
export const preferenceEndpoints = [
  endpoint({
    method: 'get',
    path: '/adm/me/preferences',
    summary: 'My preferences of the back-office',
    audience: staffAudience,
    allow: 'any staff',
    handle: async ({ actor }) => ({ message: await preferencesOf(actor.id) }),
  }),
  endpoint({
    method: 'put',
    path: '/adm/me/preferences',
    summary: 'Store these preferences, delete those that are null, and leave the others unchanged',
    audience: staffAudience,
    allow: 'any staff',
    impersonator: 'allowed',
    body: preferencesBody,
    handle: async ({ actor, body }) => {
      await remember(actor.id, body);
      return { message: await preferencesOf(actor.id) };
    },
  }),
];

async function preferencesOf(user_id: number): Promise<Preferences> {
  const rows = await UserPreference.findAll({ where: { user_id }, order: ['key'] });
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

function remember(user_id: number, sent: Preferences): Promise<void> {
  const kept = Object.entries(sent).filter(([, value]) => value !== null);
  const deleted = Object.keys(sent).filter((key) => sent[key] === null);
  return unitOfWork.transaction(async (transaction) => {
    await UserPreference.destroy({ where: { user_id, key: deleted }, transaction });
    await UserPreference.bulkCreate(
      kept.map(([key, value]) => ({ user_id, key, value })),
      { updateOnDuplicate: ['value', 'updated_at'], transaction },
    );
    if ((await UserPreference.count({ where: { user_id }, transaction })) > mostKeys)
      throw invalid({}, `Запоминается не больше ${mostKeys} настроек`);
  });
}
