import type { CompanyRequestBody, ProdForPayment } from '@odonta/api/contract';
import type { Participation } from '@odonta/db/vocabulary/orders/participation.ts';
import { consentForOthersText } from '@odonta/db/vocabulary/platform/consent.ts';
import { givenConsent } from '../../../platform/forms/consent.ts';
import type { Buyer } from '../../booking/buyer.ts';
import { filled } from '../../booking/orderBody.ts';
import { askedOf } from './groupShape.ts';
import type { GroupValues } from './groupValues.ts';

/** The body to send: only filled-in values. A signed-in company is known already. */
export function groupBody(
  { id }: Pick<ProdForPayment, 'id'>,
  { company, signatory, admin_contact, po_reference, comment, ...values }: GroupValues,
  buyer: Pick<Buyer, 'kind' | 'company'>,
): CompanyRequestBody {
  return {
    prod_id: id,
    participation: values.participation as Participation,
    nb_seats: Number(values.nb_seats),
    ...companyIn(company, buyer),
    signatory: { fio: '', post: '', basis: '', email: '', ...filled(signatory) },
    admin_contact: { last_name: '', first_name: '', phone: '', email: '', ...filled(admin_contact) },
    ...peopleIn(values),
    need_quote: values.way === 'quote',
    ...filled({ po_reference, comment }),
    consent: givenConsent(consentForOthersText),
  };
}

/** Known participants, with the delivery of their tickets. */
export const peopleIn = ({
  participants,
  is_written_to,
}: Pick<GroupValues, 'participants' | 'is_written_to'>) =>
  participants.length > 0 && {
    participants: participants.map(({ is_student: _is_student, ...texts }) => ({
      ...filled(texts),
      is_written_to,
    })),
  };

/** For a signed-in company, only data missing in its cabinet was asked for. */
export function companyIn(
  { address, ...typed }: GroupValues['company'],
  buyer: Pick<Buyer, 'kind' | 'company'>,
) {
  const asked = askedOf(buyer);
  if (asked === 'nothing') return {};
  const { inn = '', name = '' } = buyer.company ?? {};
  return { company: { inn, name, address: address.trim(), ...(asked === 'all' && filled(typed)) } };
}
