import type { ListedPerson } from '@odonta/db/vocabulary/sales/participantList.ts';
import { keepValues, keptValues } from '../../platform/forms/drafts.ts';
import { bookingForm } from './bookingShape.ts';
import { type BookingValues, emptyBooking, nobody } from './bookingValues.ts';
import type { Buyer } from './buyer.ts';

/** Values typed before a reload, over the buyer's known data. Consents are always given again. */
export function begunBooking(buyer: Pick<Buyer, 'kind' | 'contact' | 'is_student'>): BookingValues {
  const kept = keptValues(bookingForm);
  // A company sends its people, and the buyer need not be one of them.
  const isCompany = buyer.kind === 'legal';
  const { participants = isCompany ? [nobody] : [] } = kept;
  return {
    ...emptyBooking,
    is_self: !isCompany,
    is_student: buyer.is_student,
    ...ofKind(kept, 'participation', 'string'),
    ...ofKind(kept, 'promo_code', 'string'),
    ...ofKind(kept, 'spends_bonuses', 'boolean'),
    ...ofKind(kept, 'method', 'string'),
    ...ofKind(kept, 'comment', 'string'),
    ...ofKind(kept, 'is_self', 'boolean'),
    ...ofKind(kept, 'is_student', 'boolean'),
    contact: { ...emptyBooking.contact, ...buyer.contact, ...filledTexts(kept.contact) },
    payer: { ...emptyBooking.payer, ...filledTexts(kept.payer) },
    participants: peopleKept(participants),
  };
}

export function keepBooking({
  consent: _consent,
  rules: _rules,
  voucher_code: _code,
  ...values
}: Partial<BookingValues>): void {
  keepValues(bookingForm, values);
}

export const peopleKept = (kept: unknown): ListedPerson[] =>
  Array.isArray(kept)
    ? kept.map((person: unknown) => ({
        ...nobody,
        ...filledTexts(person),
        is_student: Object(person).is_student === true,
      }))
    : [];

const ofKind = (kept: Record<string, unknown>, name: string, kind: 'string' | 'boolean') =>
  typeof kept[name] === kind ? { [name]: kept[name] } : {};

/** The texts of a stored draft; a browser's storage may contain anything. */
export const filledTexts = (kept: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(kept)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
