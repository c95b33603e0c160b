import { Center, type Prod, StatusChange, UserMembership } from '@odonta/db/models';
import { prodLifecycle } from '@odonta/db/vocabulary/catalog/prodLifecycle.ts';
import type { Transaction } from 'sequelize';
import { draftOf, endDraft, waitingOf } from '../../catalog/prod_revisions/drafting.ts';
import { notifyOfCourse, notifyOfRevision } from '../../catalog/prod_revisions/notifying.ts';
import { sendDraft } from '../../catalog/prod_revisions/sending.ts';
import { transitionRevision } from '../../catalog/prod_revisions/transitions.ts';
import { notRejected } from '../../catalog/prods/prods.publishing.ts';
import { refuseIncomplete } from '../../catalog/prods/prods.writing.ts';
import { conflict } from '../../platform/http/errors.ts';
import { type Signed, transitionsOf } from '../../platform/transitions/applyTransition.ts';
import { isOnSite } from './closedBecause.ts';

/** For all but staff. */
const transitionProd = transitionsOf<Prod, keyof typeof prodLifecycle.transitions>('prods', prodLifecycle);

/** A new course goes to the moderators; of a published one, what its edit changes, unless that takes effect at once. */
export async function submit(
  prod: Prod,
  { over_newer: overNewer = false }: { over_newer?: boolean },
  signed: Signed,
  transaction: Transaction,
): Promise<void> {
  if (prod.archived_at !== null) throw conflict('Курс в архиве: повторите его на другие даты');
  if (!isOnSite(prod)) return submitProd(prod, signed, transaction);
  const revision = await sendDraft(prod, { overNewer }, signed, transaction);
  if (revision) await notifyOfRevision(prod, revision, transaction);
}

async function submitProd(prod: Prod, signed: Signed, transaction: Transaction): Promise<void> {
  if (prod.published_at !== null && prod.status !== 'REJECTED')
    throw conflict('Курс отменён: повторите его на другие даты');
  const center = await Center.findByPk(prod.center_id, { transaction, rejectOnEmpty: true });
  if (center.status !== 'CONFIRMED' || center.suspended_at !== null)
    throw conflict('Курс можно отправить, когда центр пройдёт проверку и работает');
  const run = async () => {
    await refuseIncomplete(prod, transaction);
    prod.set({ is_draft: false, ...notRejected });
  };
  await transitionProd(prod, 'submit', signed, transaction, { run });
  await notifyOfCourse(prod, transaction);
}

/** Takes back what waits for moderators; the edit stays as a draft, together with what was begun since. */
export async function withdraw(prod: Prod, signed: Signed, transaction: Transaction): Promise<void> {
  if (!isOnSite(prod)) return transitionProd(prod, 'withdraw', signed, transaction);
  const waiting = await waitingOf(prod, transaction);
  if (!waiting) throw conflict('На проверке ничего нет');
  const draft = await draftOf(prod, transaction);
  if (draft) await endDraft(draft, signed, transaction);
  const run = () => {
    const before = { ...waiting.before, ...draft?.before };
    waiting.set({ before, fields: { ...waiting.fields, ...draft?.fields }, submitted_at: null });
  };
  await transitionRevision(waiting, 'withdraw', signed, transaction, { run });
}

/** Forgets the unsent edit of a published course. */
export async function discard(prod: Prod, signed: Signed, transaction: Transaction): Promise<void> {
  const draft = await draftOf(prod, transaction);
  if (!draft) throw conflict('Изменений нет: отменять нечего');
  await transitionRevision(draft, 'discard', signed, transaction);
}

export async function pauseSales(prod: Prod, signed: Signed, transaction: Transaction): Promise<void> {
  if (prod.sales_paused) throw conflict('Запись уже приостановлена');
  const run = () => void prod.set('sales_paused', true);
  await transitionProd(prod, 'pause_sales', signed, transaction, { run });
}

export async function resumeSales(prod: Prod, signed: Signed, transaction: Transaction): Promise<void> {
  if (!prod.sales_paused) throw conflict('Запись и так открыта');
  await refusePausedByStaff(prod, transaction);
  const run = () => void prod.set('sales_paused', false);
  await transitionProd(prod, 'resume_sales', signed, transaction, { run });
}

/** A pause of staff is theirs to end. */
async function refusePausedByStaff({ id, center_id }: Prod, transaction: Transaction): Promise<void> {
  const where = { resource: 'prods', record_id: id, move: 'pause_sales' };
  const pause = await StatusChange.findOne({ where, order: [['id', 'DESC']], transaction });
  const member = { user_id: pause?.actor_id ?? 0, center_id };
  if (!(await UserMembership.findOne({ where: member, transaction })))
    throw conflict('Запись приостановили сотрудники «Одонты»: напишите менеджеру');
}
