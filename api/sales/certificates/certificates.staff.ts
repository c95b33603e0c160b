import type { IssuedCertificate, IssuedCertificates } from '@odonta/api/contract';
import { Certificate, OrderParticipant } from '@odonta/db/models';
import { certificateRefusals } from '@odonta/db/vocabulary/sales/certificate.ts';
import Joi from 'joi';
import { Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { RowScope } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { id, line, listOf } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import { ordersOfCenters } from '../participants/participants.rows.ts';
import { sendCertificate } from './certificates.open.ts';
import { presentIssued } from './certificates.presenter.ts';
import { issueCertificates } from './issue.ts';

/** So many people there may be on a course, or in one choice of a list. */
const atOnce = 500;

const issueMany = endpoint({
  method: 'post',
  path: '/adm/participants/certificates',
  summary: 'Issue certificates to the selected participants, or to all of a course',
  audience: staffAudience,
  allow: 'participants.certificate',
  body: Joi.object<{ ids?: number[]; prod_id?: number }>({
    ids: listOf(id, atOnce).min(1).unique(),
    prod_id: id,
  }).xor('ids', 'prod_id'),
  handle: ({ actor, scope, body, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      const wanted = body.ids ? { id: body.ids } : { prod_id: body.prod_id, is_live: true };
      const selected = await OrderParticipant.findAll({
        where: { [Op.and]: [ownOf(actor, scope), wanted] },
        attributes: ['id'],
        limit: atOnce,
        order: [['id', 'ASC']],
        transaction,
      });
      const ids = selected.map((one) => one.id);
      const acting = { by: staffAudience.auditActor(actor), origin };
      const { certificates, refused } = await issueCertificates(ids, acting, transaction);
      const beyond = (body.ids ?? []).filter((one) => !ids.includes(one));
      const all = [...refused, ...beyond.map((one) => ({ id: one, code: 'NOT_FOUND' as const }))];
      const labelled = all.map((one) => ({ ...one, label: certificateRefusals[one.code] }));
      return { message: { issued: certificates.length, refused: labelled } satisfies IssuedCertificates };
    }),
});

const issueOne = endpoint({
  method: 'post',
  path: '/adm/participants/:id/certificate',
  summary: 'Issue a certificate to a participant of a course that is over',
  audience: staffAudience,
  allow: 'participants.certificate',
  body: Joi.object({}),
  handle: ({ actor, scope, params, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      const { id: participant } = await selectedBy(actor, scope, params.id);
      const acting = { by: staffAudience.auditActor(actor), origin };
      const { certificates, refused } = await issueCertificates([participant], acting, transaction);
      const [certificate] = certificates;
      if (!certificate) throw conflict(certificateRefusals[refused[0]?.code ?? 'NOT_FOUND']);
      return { message: presentIssued(certificate) satisfies IssuedCertificate };
    }),
});

const annul = endpoint({
  method: 'post',
  path: '/adm/participants/:id/annul_certificate',
  summary: 'Annul a certificate; its page says so from then on',
  audience: staffAudience,
  allow: 'participants.certificate',
  body: Joi.object<{ reason: string }>({ reason: line(1000).min(3).required() }),
  handle: ({ actor, scope, params, body, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      const { id: participant_id } = await selectedBy(actor, scope, params.id);
      const certificate = await Certificate.findOne({
        where: { participant_id, annulled_at: null },
        lock: transaction.LOCK.NO_KEY_UPDATE,
        transaction,
      });
      if (!certificate) throw conflict('Сертификат не выдан');
      const by = staffAudience.auditActor(actor);
      const { reason } = body;
      await certificate.update(
        { annulled_at: new Date(), annulled_by: by.id, annul_reason: reason },
        { transaction },
      );
      const action = { action: 'annul_certificate', resource: 'participants', record_id: participant_id };
      const changes: Record<string, [unknown, unknown]> = {
        certificate: [certificate.snapshot.number, null],
      };
      await unitOfWork.audit({ ...action, by, origin, changes, reason }, transaction);
      return { message: { id: participant_id } };
    }),
});

const readStaffCertificate = endpoint({
  method: 'get',
  path: '/adm/participants/:id/certificate.pdf',
  summary: 'The certificate of a participant for print',
  audience: staffAudience,
  allow: 'participants.certificate',
  handle: async ({ actor, scope, params, res }) =>
    sendCertificate(res, { id: (await selectedBy(actor, scope, params.id)).id }),
});

export const staffCertificateEndpoints = [issueMany, issueOne, annul, readStaffCertificate];

const ownOf = ({ managed_center_ids }: SignedInUser, scope: RowScope) =>
  scope === 'own' ? { order_id: ordersOfCenters(managed_center_ids) } : {};

const selectedBy = (
  actor: SignedInUser,
  scope: RowScope,
  id: string | undefined,
): Promise<OrderParticipant> => findRow(OrderParticipant, id, { among: ownOf(actor, scope) });
