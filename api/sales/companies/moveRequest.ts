import { LegalRequest, Order, Prod } from '@odonta/db/models';
import { endsOf, movesFrom } from '@odonta/db/vocabulary/lifecycle.ts';
import {
  type LegalRequestMove,
  type LegalRequestStage,
  legalRequestLifecycle,
} from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Transaction } from 'sequelize';
import type { Hand } from '../../orders/hand.ts';
import { lockOrder } from '../../orders/transition.ts';
import { notFound, transitionNotAllowed } from '../../platform/http/errors.ts';
import { works } from '../../platform/journals/works.ts';

/** The request, held until the transaction ends; its order is held before it, as all who hold both do. */
export async function lockRequest(token: string, transaction: Transaction): Promise<LegalRequest> {
  const seen = await LegalRequest.findOne({ where: { token }, transaction });
  if (seen?.order_id) await lockOrder({ id: seen.order_id }, transaction);
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const request = await LegalRequest.findOne({ where: { token }, lock, transaction });
  if (!request) throw notFound('Заявка не найдена');
  return request;
}

/** What a move brings besides. */
type Brought = Partial<Pick<LegalRequest, 'status' | 'stage' | 'ended_because' | 'reason'>>;

/**
 * Moves a locked request for its company, its order or the clock, saves it and writes it down; staff moves come by the kit. The
 * stage is written down with the status: it is what most moves change.
 */
export async function moveRequest(
  request: LegalRequest,
  move: LegalRequestMove,
  brought: Brought,
  { by, origin, reason = null }: Hand,
  transaction: Transaction,
): Promise<void> {
  const definition = legalRequestLifecycle.moves[move];
  const [from, stage]: [RequestStatus, LegalRequestStage] = [request.status, request.stage];
  if (!definition.from.includes(from as never)) {
    const { label } = legalRequestLifecycle.statuses[from];
    throw transitionNotAllowed(definition.label, label, movesFrom(legalRequestLifecycle, from));
  }
  request.set({ status: endsOf(definition)[0] ?? from, ...brought });
  await request.save({ transaction });
  const named = { resource: 'legal_requests', record_id: request.id };
  const step = { from_status: from, to_status: request.status, actor_id: by.id, actor_name: by.name };
  await works.step({ ...named, move, ...step, reason }, transaction);
  const changes: Record<string, [unknown, unknown]> = {};
  if (from !== request.status) changes.status = [from, request.status];
  if (stage !== request.stage) changes.stage = [stage, request.stage];
  await works.audit({ ...named, by, origin, action: move, changes, reason }, transaction);
}

/** Whoever moves an order holds it before its request; here it is held after it, and so is not waited for: null where it is held. */
export const heldOrder = (id: number, transaction: Transaction): Promise<Order | null> =>
  Order.findOne({ where: { id }, lock: transaction.LOCK.NO_KEY_UPDATE, skipLocked: true, transaction });

/** Its course, also one that is on sale no more. */
export const courseOf = ({ prod_id }: LegalRequest, transaction?: Transaction): Promise<Prod> =>
  Prod.findByPk(prod_id, { include: ['city'], paranoid: false, rejectOnEmpty: true, transaction });
