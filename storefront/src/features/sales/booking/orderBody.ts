import type { OrderBody, ParticipantBody, ProdForPayment } from '@odonta/api/contract';
import type { PaymentMethod } from '@odonta/db/vocabulary/orders/order.ts';
import type { Participation } from '@odonta/db/vocabulary/orders/participation.ts';
import { consentForOthersText, consentText } from '@odonta/db/vocabulary/platform/consent.ts';
import { friendCode } from '../../loyalty/referrals/friendCode.ts';
import { givenConsent } from '../../platform/forms/consent.ts';
import { clientTargets } from '../../platform/visits/clientTarget.ts';
import { type BookingValues, type ContactValues, isForOthers } from './bookingValues.ts';

/** The body to send: only filled-in values, and the sum that was shown. */
export function orderBody(
  prod: Pick<ProdForPayment, 'id'>,
  values: BookingValues,
  {
    total,
    bonuses,
    isPaid,
    hasPayer,
  }: { total: number; bonuses: number; isPaid: boolean; hasPayer: boolean },
): OrderBody {
  const friend_code = friendCode();
  const contact = filled(values.contact) as Partial<ContactValues> & Pick<ContactValues, 'phone'>;
  return {
    prod_id: prod.id,
    participation: values.participation as Participation,
    participants: participantsOf(values),
    contact: { last_name: '', first_name: '', email: '', ...contact },
    ...(isPaid && values.method !== '' && { method: values.method as PaymentMethod }),
    ...(hasPayer && { payer: { inn: '', name: '', address: '', ...filled(values.payer) } }),
    ...(values.comment.trim() !== '' && { comment: values.comment.trim() }),
    ...(values.promo_code !== '' && { promo_code: values.promo_code }),
    ...(isPaid &&
      values.method === 'CARD' &&
      values.voucher_code.trim() !== '' && { voucher_code: values.voucher_code.trim() }),
    ...(bonuses > 0 && { bonuses }),
    expected_total: total,
    ...(friend_code !== null && { friend_code }),
    consent: givenConsent(isForOthers(values) ? consentForOthersText : consentText),
    ...clientTargets(),
  };
}

function participantsOf({ is_self, is_student, contact, participants }: BookingValues): ParticipantBody[] {
  const others = participants.map(({ is_student, ...texts }) => ({
    ...filled(texts),
    ...(is_student && { is_student }),
  }));
  return is_self ? [{ ...filled(contact), ...(is_student && { is_student }) }, ...others] : others;
}

/** Only filled-in values. */
export const filled = (texts: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const typed = String(text).trim();
      return typed === '' ? [] : [[name, typed]];
    }),
  );
