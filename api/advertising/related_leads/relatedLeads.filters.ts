import { isEmail, isPhone, normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import Joi from 'joi';
import { literal, Op } from 'sequelize';
import { id } from '../../platform/http/validation.ts';
import { typed } from '../../platform/lists/filters.ts';
import type { Filter } from '../../platform/lists/listQuery.ts';

/** Leads whose dispute waits for a decision. */
export const isDisputed: Filter = {
  schema: Joi.boolean(),
  where: (isIt: boolean) => {
    const waiting = { status: 'CREATED', disputed_at: { [Op.ne]: null } };
    return isIt ? waiting : { [Op.not]: waiting };
  },
};

/**
 * Leads of a person who phones or writes, by his whole phone or e-mail; none for viewers of masked leads. What is not typed
 * to its end yet is of nobody.
 */
export const ofPerson: Filter = {
  schema: typed,
  where: (contact: string, hidden) => {
    if (hidden.length > 0) return { id: [] };
    if (contact === '') return {};
    if (isPhone(contact)) return { phone: normalPhone(contact) };
    return isEmail(contact) ? { email: contact.toLowerCase() } : { id: [] };
  },
};

/** Leads of all bonuses of an organisation. */
export const ofMerchant: Filter = {
  schema: id,
  where: (merchant_id: number) => ({
    promotion_id: {
      [Op.in]: literal(`(select id from related_promotions where merchant_id = ${Number(merchant_id)})`),
    },
  }),
};
