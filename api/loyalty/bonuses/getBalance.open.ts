import { bonusKeyOf } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import { isPhone } from '@odonta/db/vocabulary/patterns.ts';
import Joi from 'joi';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { text } from '../../platform/http/validation.ts';
import { spendableOf } from './balances.ts';

const message = 'Укажите корректный телефон';
const asked = Joi.object<{ phone: string }>({
  phone: text({ required: message, format: { test: isPhone, message } }),
});

/** Only a number; strangers get zero, from the same query. */
export const getBonusBalance = endpoint({
  method: 'get',
  path: '/bonus/getBalance',
  unkept: 'personal: the balance of one phone',
  summary: 'How many bonuses a phone may spend',
  audience: openAudience,
  allow: 'anyone',
  query: asked,
  limit: { name: 'bonus_balance', points: 5, seconds: 60, by: byAddress },
  handle: async ({ query: { phone } }) => ({ message: await spendableOf(bonusKeyOf({ phone })) }),
});
