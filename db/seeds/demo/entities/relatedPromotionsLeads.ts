import {
  Consent,
  MarketingBalance,
  MarketingTx,
  RelatedLead,
  RelatedPromotion,
} from '../../../models/index.ts';
import type { Fill } from '../fillEntities.ts';

const hour = 3_600_000;

interface CastLead {
  first_name: string;
  last_name: string;
  hoursAgo: number;
  dispute?: true;
  result?: 'WARM' | 'SALE';
}

const cast: readonly CastLead[] = [
  { last_name: 'Ветрова', first_name: 'Инна', hoursAgo: 90, result: 'SALE' },
  { last_name: 'Дроздов', first_name: 'Павел', hoursAgo: 20, dispute: true },
  { last_name: 'Котова', first_name: 'Лилия', hoursAgo: 3, result: 'WARM' },
];

/** Leads of the demo's organisation: one that is paid, one that is disputed, one that waits. */
export const fill: Fill = async (_sequelize, _staffed, now, transaction) => {
  const found = { where: { status: 'CONFIRMED' as const }, order: [['id', 'ASC']] as [string, string][] };
  const promotion = await RelatedPromotion.findOne({ ...found, transaction });
  if (!promotion) return;
  const { id: promotion_id, merchant_id, lead_price: price } = promotion;
  const where = { merchant_id };
  const balance = await MarketingBalance.findOne({ where, rejectOnEmpty: true, transaction });
  for (const [index, { dispute, hoursAgo, result, ...person }] of cast.entries()) {
    const created_at = new Date(now * 1000 - hoursAgo * hour);
    const contacts = { phone: `+7912000230${index}`, email: `lead${index + 1}@demo.local` };
    const words = {
      text_version: 'partner-demo',
      text_hash: 'd'.repeat(64),
      wording: 'Согласен на передачу',
    };
    const purpose = { purpose: 'PARTNER', merchant_id } as const;
    const consent = await Consent.create({ ...purpose, ...words, ...contacts, created_at }, { transaction });
    const due_at = new Date(created_at.getTime() + 48 * hour);
    const isPaid = hoursAgo > 48;
    const lead = await RelatedLead.create(
      {
        ...{
          promotion_id,
          consent_id: consent.id,
          price,
          created_at,
          due_at,
          result,
          ...person,
          ...contacts,
        },
        ...(isPaid && { status: 'CONFIRMED', charged_at: due_at }),
        ...(dispute && {
          ...{ dispute_code: 'WRONG_NUMBER', dispute_text: 'Отвечает другой человек' },
          disputed_at: new Date(created_at.getTime() + hour),
        }),
      },
      { transaction },
    );
    const entry = { balance_id: balance.id, kind: 'SPEND_LEAD', document: `Лид № ${lead.id}` } as const;
    const source = { source_type: 'lead', source_id: lead.id } as const;
    const sums: [number, boolean][] = isPaid
      ? [
          [-price, true],
          [price, true],
          [-price, false],
        ]
      : [[-price, true]];
    for (const [sum, is_reserve] of sums)
      await MarketingTx.create({ ...entry, ...source, sum, is_reserve }, { transaction });
  }
};
