import { randomBytes } from 'node:crypto';
import { Center, Certificate, City, Order, OrderParticipant, Prod } from '@odonta/db/models';
import { certificatePath } from '@odonta/db/vocabulary/addresses.ts';
import type { CertificateSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { type CertificateRefusal, certificateNumber } from '@odonta/db/vocabulary/sales/certificate.ts';
import { formatDays, moscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { datesOfOrder, endingOf, hoursOfOrder } from '../../orders/timesOf.ts';
import { nextNumber } from '../../platform/documents/nextNumber.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { certificateIssued } from './letters.ts';

export interface Issued {
  certificates: Certificate[];
  refused: { id: number; code: CertificateRefusal }[];
}

/**
 * Issues a certificate to each eligible participant. Orders are locked; numbers come last of all locks, centre
 * by centre.
 */
export async function issueCertificates(
  ids: readonly number[],
  actor: Actor,
  transaction: Transaction,
): Promise<Issued> {
  const participants = await lockedParticipants(ids, transaction);
  const refused: Issued['refused'] = ids
    .filter((id) => !participants.some((one) => one.id === id))
    .map((id) => ({ id, code: 'NOT_FOUND' }));
  const certificates: Certificate[] = [];
  for (const participant of participants) {
    const code = refusalOf(participant);
    if (code) refused.push({ id: participant.id, code });
    else certificates.push(await issue(participant, actor, transaction));
  }
  return { certificates, refused };
}

function refusalOf(participant: OrderParticipant): CertificateRefusal | null {
  const { order, prod } = participant;
  if (participant.certificate) return 'ISSUED';
  if (!paidStatuses.includes(order.status)) return 'NOT_PAID';
  if (!participant.is_live) return 'CANCELED';
  if (participant.last_name === null) return 'UNNAMED';
  const last = endingOf(order, prod);
  return last === null || last > nowInSeconds() ? 'GOES_ON' : null;
}

async function lockedParticipants(
  ids: readonly number[],
  transaction: Transaction,
): Promise<OrderParticipant[]> {
  const named = await OrderParticipant.findAll({ where: { id: [...ids] }, transaction });
  const orders = [...new Set(named.map(({ order_id }) => order_id))];
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  await Order.findAll({ where: { id: orders }, order: [['id', 'ASC']], lock, transaction });
  const participants = await OrderParticipant.findAll({
    where: { id: [...ids] },
    include: [
      { model: Order, as: 'order' },
      {
        model: Prod,
        as: 'prod',
        paranoid: false,
        include: [
          { model: City, as: 'city' },
          { model: Center, as: 'center', paranoid: false },
        ],
      },
      'certificate',
    ],
    transaction,
  });
  return participants.sort(
    (one, other) =>
      one.order.center_id - other.order.center_id || one.order_id - other.order_id || one.id - other.id,
  );
}

async function issue(
  participant: OrderParticipant,
  actor: Actor,
  transaction: Transaction,
): Promise<Certificate> {
  const { center_id } = participant.order;
  const date = moscowDay(new Date());
  const year = Number(date.slice(0, 4));
  const code = randomBytes(12).toString('base64url');
  const number = await nextNumber(`C:${center_id}`, 'CERTIFICATE', year, transaction);
  const named = { number: certificateNumber({ year, center_id, number }), date };
  const certificate = await Certificate.create(
    {
      code,
      center_id,
      year,
      number,
      participant_id: participant.id,
      snapshot: { ...snapshotOf(participant), ...named, link: siteLink(certificatePath(code)) },
      issued_by: actor.by.id,
    },
    { transaction },
  );
  const action = { action: 'certificate', resource: 'participants', record_id: participant.id };
  await unitOfWork.audit(
    { ...action, by: actor.by, origin: actor.origin, changes: { certificate: [null, named.number] } },
    transaction,
  );
  if (participant.email !== null)
    await writeLetter(certificateIssued(participant, participant.email, named.number), transaction);
  return certificate;
}

function snapshotOf({
  order,
  prod,
  last_name,
  first_name,
  middle_name,
}: OrderParticipant): Omit<CertificateSnapshot, 'number' | 'date' | 'link'> {
  const { date_start: start, date_end: end } = datesOfOrder(order, prod);
  // Points are given for the whole course, of which a lesson is a part.
  const isAccredited = order.lesson_from === null && prod.nmo?.state === 'APPROVED';
  return {
    kind: 'CERTIFICATE',
    last_name: last_name ?? '',
    first_name: first_name ?? '',
    middle_name,
    course: prod.name,
    days: start === null ? null : formatDays(start, end ?? 0),
    hours: hoursOfOrder(order, prod),
    nmo_code: isAccredited ? (prod.nmo?.code ?? null) : null,
    nmo_points: isAccredited ? (prod.nmo?.points ?? null) : null,
    center: order.snapshot.center,
    city: prod.city?.name ?? null,
    director: prod.center.director_name,
  };
}
