import Joi from 'joi';
import { literal, Op } from 'sequelize';
import { id } from '../../platform/http/validation.ts';
import type { Filter } from '../../platform/lists/listQuery.ts';

/** Leads whose dispute waits for a decision. */
export const isDisputed: Filter = {
  schema: Joi.boolean(),
  where: (isIt: boolean) => {
    const waiting = { status: 'CREATED', disputed_at: { [Op.ne]: null } };
    return isIt ? waiting : { [Op.not]: waiting };
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
