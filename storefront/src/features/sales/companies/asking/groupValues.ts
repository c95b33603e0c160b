import type { ListedPerson } from '@odonta/db/vocabulary/sales/participantList.ts';
import { keepValues, keptValues } from '../../../platform/forms/drafts.ts';
import { filledTexts, peopleKept } from '../../booking/bookingDraft.ts';
import type { Buyer } from '../../booking/buyer.ts';
import { groupForm } from './groupShape.ts';

/** The values of a company's group order form. */
export interface GroupValues {
  participation: string;
  nb_seats: string;
  /** An offer first, or an invoice at once. */
  way: string;
  company: Record<'inn' | 'kpp' | 'name' | 'ogrn' | 'address' | 'billing_address', string>;
  signatory: Record<'fio' | 'post' | 'basis' | 'email' | 'phone', string>;
  admin_contact: Record<'last_name' | 'first_name' | 'middle_name' | 'post' | 'phone' | 'email', string>;
  /** Those who are known already. */
  participants: ListedPerson[];
  /** Whether their tickets go to them by letter. */
  is_written_to: boolean;
  po_reference: string;
  comment: string;
  consent: boolean;
}

const empty: GroupValues = {
  participation: 'main',
  nb_seats: '',
  way: 'quote',
  company: { inn: '', kpp: '', name: '', ogrn: '', address: '', billing_address: '' },
  signatory: { fio: '', post: '', basis: '', email: '', phone: '' },
  admin_contact: { last_name: '', first_name: '', middle_name: '', post: '', phone: '', email: '' },
  participants: [],
  is_written_to: true,
  po_reference: '',
  comment: '',
  consent: false,
};

/** Values typed before a reload, over the known data of the visitor. */
export function begunGroup({ contact }: Pick<Buyer, 'contact'>): GroupValues {
  const { participation, nb_seats, way, po_reference, comment, ...kept } = keptValues(groupForm);
  return {
    ...empty,
    ...filledTexts({ participation, nb_seats, way, po_reference, comment }),
    company: { ...empty.company, ...filledTexts(kept.company) },
    signatory: { ...empty.signatory, ...filledTexts(kept.signatory) },
    admin_contact: { ...empty.admin_contact, ...contact, ...filledTexts(kept.admin_contact) },
    participants: peopleKept(kept.participants),
    is_written_to: kept.is_written_to !== false,
  };
}

export function keepGroup({ consent: _consent, ...values }: Partial<GroupValues>): void {
  keepValues(groupForm, values);
}

/** An entrepreneur is known by the length of his tax number. */
export const isEntrepreneur = ({ company }: Pick<GroupValues, 'company'>): boolean =>
  company.inn.trim().length === 12;
