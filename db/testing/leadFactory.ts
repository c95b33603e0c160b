import { Consent, RelatedLead, RelatedPromotion } from '../models/index.ts';
import { inDays } from './inDays.ts';
import type { New } from './new.ts';
import { buildRelatedPromotion } from './promotionFactory.ts';

let number = 0;

/** A free repetition, unless a price is given: its balance keeps nothing. */
export async function buildRelatedLead(given: New<RelatedLead> = {}): Promise<RelatedLead> {
  number += 1;
  const promotion_id = given.promotion_id ?? (await buildRelatedPromotion({ type: 'contact' })).id;
  const found = { rejectOnEmpty: true, paranoid: false } as const;
  const { merchant_id } = await RelatedPromotion.findByPk(promotion_id, found);
  const contacts = { phone: `+7905${String(number).padStart(7, '0')}`, email: `lead${number}@test.local` };
  const words = { text_version: 'partner-test', text_hash: 'a'.repeat(64), wording: 'Согласен на передачу' };
  const consent = { purpose: 'PARTNER', ...words, ...contacts, merchant_id } as const;
  const consent_id = given.consent_id ?? (await Consent.create(consent)).id;
  const row = await RelatedLead.create({
    ...{ last_name: 'Громова', first_name: 'Анна', ...contacts },
    ...{ price: 0, is_duplicate: !given.price, due_at: inDays(2) },
    ...given,
    ...{ promotion_id, consent_id },
  });
  return row.reload();
}
