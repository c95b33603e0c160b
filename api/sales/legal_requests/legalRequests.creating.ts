import type { StaffLegalRequestBody, StaffLegalRequestEdit } from '@odonta/api/contract';
import { type LegalRequest, Prod } from '@odonta/db/models';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { releaseReservations } from '../../orders/seats/release.ts';
import { keepConsentByPhone } from '../../platform/consents/consentByPhone.ts';
import { conflict, forbidden } from '../../platform/http/errors.ts';
import type { ActionContext } from '../../platform/kit/resource.ts';
import { createRequest } from '../companies/creating.ts';

/** For a company on the phone. */
export async function createForCompany({
  body,
  actor,
  origin,
  transaction,
}: ActionContext<SignedInUser, StaffLegalRequestBody>): Promise<LegalRequest> {
  await refuseForeign(actor, body.prod_id, transaction);
  const { inn, kpp, company_name: name, ogrn, address, billing_address } = body;
  const { last_name, first_name, middle_name, phone, email, post } = body;
  const { prod_id, participation, nb_seats, need_quote, po_reference, comment } = body;
  const giver = { purpose: 'ORDER', email, phone: normalPhone(phone) } as const;
  const { id: consent_id } = await keepConsentByPhone(giver, origin, transaction);
  return createRequest(
    {
      ...{ prod_id, participation, nb_seats, need_quote, po_reference, comment },
      company: { inn, kpp, name, ogrn, address, billing_address },
      signatory: {
        fio: body.signatory_fio,
        post: body.signatory_post,
        basis: body.signatory_basis,
        email: body.signatory_email,
        phone: body.signatory_phone,
      },
      admin_contact: { last_name, first_name, middle_name, phone, email, post },
    },
    { created_by: actor.id, consent_id },
    transaction,
  );
}

/** Contacts and notes at any time; the number of places before an offer: then the reservation is released. */
export async function changeRequest({
  row,
  body: { phone, comment_internal, ...body },
  transaction,
}: {
  row: LegalRequest;
  body: Partial<StaffLegalRequestEdit>;
  transaction: Transaction;
}): Promise<void> {
  if (body.nb_seats !== undefined && body.nb_seats !== row.nb_seats) {
    if (row.status !== 'CREATED' || row.stage !== 'DRAFT')
      throw conflict('Число мест меняют, пока предложение не отправлено: отправьте новую заявку');
    if (body.nb_seats < row.participants.length)
      throw conflict('В заявке названо больше участников', { nb_seats: 'Участников больше, чем мест' });
    await releaseReservations([row.id], transaction);
  }
  row.set({
    ...body,
    ...(comment_internal !== undefined && { comment_internal: comment_internal || null }),
    ...(phone !== undefined && { phone: normalPhone(phone) }),
  });
}

/** A manager of some centres sells courses of no other. */
async function refuseForeign(staff: SignedInUser, prodId: number, transaction: Transaction): Promise<void> {
  if (staff.grants.scope('legal_requests.create') !== 'own') return;
  const prod = await Prod.findByPk(prodId, { transaction });
  if (prod && !staff.managed_center_ids.includes(prod.center_id)) throw forbidden();
}
