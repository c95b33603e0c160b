import type { ListedPerson } from '@odonta/db/vocabulary/sales/participantList.ts';
import { emptyPerson } from '../../platform/forms/personLabels.ts';

/** The values of a booking form. */
export interface BookingValues {
  participation: string;
  /** The buyer is the first participant. */
  is_self: boolean;
  is_student: boolean;
  contact: ContactValues;
  /** Those who come besides. */
  participants: ListedPerson[];
  /** Applied, not merely typed. */
  promo_code: string;
  spends_bonuses: boolean;
  /** The code of a gift voucher. */
  voucher_code: string;
  method: string;
  payer: { inn: string; kpp: string; name: string; address: string };
  comment: string;
  consent: boolean;
  rules: boolean;
}

export interface ContactValues {
  last_name: string;
  first_name: string;
  middle_name: string;
  phone: string;
  email: string;
}

export const nobody: ListedPerson = {
  ...emptyPerson,
  is_student: false,
};

export const emptyBooking: BookingValues = {
  participation: 'main',
  is_self: true,
  is_student: false,
  contact: emptyPerson,
  participants: [],
  promo_code: '',
  spends_bonuses: false,
  voucher_code: '',
  method: '',
  payer: { inn: '', kpp: '', name: '', address: '' },
  comment: '',
  consent: false,
  rules: false,
};

/** In the order in which limited prices are given out. */
export function studentsOf({
  is_self,
  is_student,
  participants,
}: Pick<BookingValues, 'is_self' | 'is_student' | 'participants'>): { is_student: boolean }[] {
  const others = participants.map((person) => ({ is_student: person.is_student }));
  return is_self ? [{ is_student }, ...others] : others;
}

/** A buyer for others accepts another sentence than one for himself. */
export const isForOthers = ({ is_self, participants }: Pick<BookingValues, 'is_self' | 'participants'>) =>
  !is_self || participants.length > 0;

/** An order needs a participant: a buyer who does not take part himself gets a card to name another, removed when he does after all. */
export function besides(participants: ListedPerson[], isSelf: boolean): ListedPerson[] {
  if (!isSelf) return participants.length > 0 ? participants : [nobody];
  return participants.filter((person) => !isBlank(person));
}

export const isBlank = ({ last_name, first_name, email }: ListedPerson): boolean =>
  last_name === '' && first_name === '' && email === '';
