import Joi from 'joi';
import { id } from '../../platform/http/validation.ts';

export const mostAtOnce = 10_000;

export type BulkBody = {
  action: 'update' | 'delete' | 'restore' | 'move';
  /** The values written into each record, for `update`. */
  data?: Record<string, unknown>;
  /** The transition and its body, for `move`. */
  move?: string;
  body?: Record<string, unknown>;
  /** Leaves out those that refuse, and answers why, instead of refusing all. */
  only_possible: boolean;
} & (
  | { ids: number[]; filter?: undefined }
  | { ids?: undefined; filter: Record<string, unknown>; expectedTotal: number }
);

const given = (action: string, schema: Joi.Schema) =>
  schema.when('action', { is: action, otherwise: Joi.forbidden() });
const anything = Joi.object().unknown();

export const bulkBody = Joi.object<BulkBody>({
  action: Joi.string().valid('update', 'delete', 'restore', 'move').required(),
  ids: Joi.array()
    .items(id)
    .min(1)
    .max(mostAtOnce)
    .unique()
    .messages({ 'array.max': `Не больше ${mostAtOnce} записей за раз` }),
  filter: anything,
  expectedTotal: Joi.number()
    .integer()
    .min(1)
    .max(mostAtOnce)
    .messages({
      'number.max': `Не больше ${mostAtOnce} записей за раз: сузьте фильтр`,
    }),
  data: given('update', anything.when('action', { is: 'update', then: Joi.required() })),
  move: given('move', Joi.string().max(50).when('action', { is: 'move', then: Joi.required() })),
  body: given('move', anything),
  only_possible: Joi.boolean().default(false),
})
  .xor('ids', 'filter')
  .and('filter', 'expectedTotal')
  .messages({
    'object.missing': 'Нужны номера записей или фильтр',
    'object.xor': 'Нужны номера записей или фильтр, но не всё сразу',
    'object.and': 'Вместе с фильтром нужно ожидаемое число записей',
  });
