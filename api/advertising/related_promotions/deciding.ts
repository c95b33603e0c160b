import { Merchant, RelatedPromotion } from '@odonta/db/models';
import Joi from 'joi';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import { conflict } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { keepPaused } from '../related_leads/pausing.ts';
import { promotionApproved, promotionRejected } from './relatedPromotions.letters.ts';
import { refuseUnready } from './relatedPromotions.refusals.ts';

/** Decisions of moderation, each with a letter to the organisation. */
export const decisions = {
  approve: staffTransition(RelatedPromotion, Joi.object({}), {
    allow: 'related_promotions.approve',
    run: async ({ row, transaction }) => {
      refuseUnready(row);
      const merchant = await Merchant.findByPk(row.merchant_id, { transaction });
      if (merchant?.status !== 'CONFIRMED')
        throw conflict('Торговая организация не работает на площадке: опубликовать бонус нельзя');
      await writeLetter(promotionApproved(row, merchant), transaction);
    },
    // What was spent or reached while the bonus waited keeps it off the site from the beginning.
    follow: keepPaused,
  }),
  reject: staffTransition(RelatedPromotion, Joi.object({}), {
    allow: 'related_promotions.reject',
    run: async ({ row, reason, transaction }) => {
      row.set({ reject_reason: reason });
      const merchant = await Merchant.findByPk(row.merchant_id, { paranoid: false, transaction });
      if (merchant) await writeLetter(promotionRejected(row, reason, merchant), transaction);
    },
  }),
};
