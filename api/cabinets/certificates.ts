import type { CabinetCertificate } from '@odonta/api/contract';
import { Certificate, Order, OrderParticipant } from '@odonta/db/models';
import { certificatePath } from '@odonta/db/vocabulary/addresses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Response } from 'express';
import { Op, type WhereOptions } from 'sequelize';
import { sendPdf } from '../platform/documents/sendPdf.ts';
import type { Reply } from '../platform/http/endpoint.ts';
import { notFound } from '../platform/http/errors.ts';
import { numberIn } from '../platform/http/numberIn.ts';

const shownAtMost = 200;

/** Valid certificates of these participants, newest first. */
export async function certificatesOf(whose: WhereOptions[]): Promise<CabinetCertificate[]> {
  const rows = await OrderParticipant.findAll({
    ...withCertificates(whose),
    order: [['certificate', 'id', 'DESC']],
    limit: shownAtMost,
    subQuery: false,
  });
  return rows.flatMap(({ certificate }) => (certificate ? [present(certificate)] : []));
}

export async function certificatePdf(whose: WhereOptions[], id = '', res: Response): Promise<Reply> {
  const found = await OrderParticipant.findOne(withCertificates(whose, { id: numberIn(id) }));
  if (!found?.certificate) throw notFound('Сертификат не найден');
  const { snapshot } = found.certificate;
  return sendPdf(res, snapshot, `Сертификат ${snapshot.number}`);
}

const withCertificates = (whose: WhereOptions[], where: WhereOptions<Certificate> = {}) => ({
  where: { [Op.or]: whose } as WhereOptions,
  include: [
    { model: Order, as: 'order', required: true },
    { model: Certificate, as: 'certificate', required: true, where },
  ],
});

const present = ({ id, code, snapshot, issued_at }: Certificate): CabinetCertificate => ({
  id,
  number: snapshot.number,
  name: [snapshot.last_name, snapshot.first_name].filter(Boolean).join(' '),
  course: snapshot.course,
  page: certificatePath(code),
  issued_at: secondsOf(issued_at),
});
