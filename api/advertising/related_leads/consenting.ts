import { createHash } from 'node:crypto';
import type { Consent as GivenConsent, PartnerConsent } from '@odonta/api/contract';
import { Consent, type Merchant, type RelatedPromotion } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { consentRow } from '../../platform/consents/keepConsent.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { invalid } from '../../platform/http/errors.ts';

type Third = Pick<Merchant, 'id' | 'name' | 'inn'>;
type Offer = Pick<RelatedPromotion, 'id' | 'name' | 'type'>;

/** The sentence beside the tick: it names the third party and what for. Its version follows every word of it. */
export function partnerConsentOf({ name, inn }: Third, promotion: Offer): PartnerConsent {
  const text = `Согласен на передачу имени и фамилии, телефона, почты, города и названия курса организации ${name}, ИНН ${inn}, для связи по предложению «${promotion.name}»`;
  const version = `partner-${hashOf(`${promotion.id}\n${text}`).slice(0, 32)}`;
  return { text, version, type: promotion.type };
}

/** Refuses a consent to other words than those that are shown now: another name is another third party. */
export function refuseOtherWords(given: GivenConsent, shown: PartnerConsent): void {
  if (given.text_version === shown.version) return;
  const message = 'Текст согласия изменился: прочитайте его и отметьте снова';
  throw invalid({ consent: message }, message);
}

export async function keepPartnerConsent(
  given: GivenConsent,
  { text: wording }: PartnerConsent,
  giver: { merchant_id: number; email: string; phone: string },
  origin: Origin,
  transaction: Transaction,
): Promise<Consent> {
  const { merchant_id, ...contacts } = giver;
  const by = { purpose: 'PARTNER', form: 'related_promotion', ...contacts } as const;
  const row = await consentRow(given, by, origin, transaction);
  return Consent.create({ ...row, text_hash: hashOf(wording), merchant_id, wording }, { transaction });
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
