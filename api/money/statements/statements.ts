import type { NewAccountingDoc } from '@odonta/api/contract';
import { AccountingDoc, Payout } from '@odonta/db/models';
import type {
  AgentReportSnapshot,
  Party,
  ReconciliationSnapshot,
} from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type { CreationAttributes, Transaction } from 'sequelize';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { newSecret } from '../../platform/http/newSecret.ts';
import { agentReportOf, agentReportOfPayout } from './agentReports.ts';
import { refuseMadeAlready, refuseReportedTwice } from './once.ts';
import { counterpartyOf, lockedCenter, partyOfCenter } from './parties.ts';
import { reconciliationWith } from './reconciliations.ts';

type Asked = Omit<NewAccountingDoc, 'invoice_id'>;
type About = Pick<
  CreationAttributes<AccountingDoc>,
  'center_id' | 'legal_user_id' | 'payout_id' | 'period_from' | 'period_to'
>;

/** A draft of a statement by the present ledger; it is calculated again when it is issued. */
export async function draftStatement(asked: Asked, transaction: Transaction): Promise<AccountingDoc> {
  const { about, email, them, snapshot } = await calculated(asked, transaction);
  await refuseMadeAlready(snapshot.kind, about, transaction);
  if (snapshot.kind === 'AGENT_REPORT') await refuseReportedTwice({ id: 0, ...about }, snapshot, transaction);
  return AccountingDoc.create(
    {
      ...about,
      kind: snapshot.kind,
      issuer: 'P',
      token: newSecret(),
      payer_name: them.name,
      payer_inn: them.inn,
      email,
      total: totalOf(snapshot),
      snapshot,
    },
    { transaction },
  );
}

/** Adds entries posted since a locked draft was made. A sale is reported to its centre once. */
export async function recalculate(doc: AccountingDoc, transaction: Transaction): Promise<void> {
  const { kind, center_id, legal_user_id, payout_id, period_from, period_to } = doc;
  if (kind !== 'AGENT_REPORT' && kind !== 'RECONCILIATION') return;
  const asked = {
    kind,
    ...(center_id && { center_id }),
    ...(legal_user_id && { legal_user_id }),
    ...(payout_id && { payout_id }),
    ...(period_from && period_to && { from: period_from, to: period_to }),
  };
  const { snapshot } = await calculated(asked, transaction);
  if (snapshot.kind === 'AGENT_REPORT') await refuseReportedTwice(doc, snapshot, transaction);
  doc.set({ snapshot, total: totalOf(snapshot) });
}

interface Calculated {
  about: About;
  email: string;
  them: Party & { inn: string };
  snapshot: AgentReportSnapshot | ReconciliationSnapshot;
}

function calculated(asked: Asked, transaction: Transaction): Promise<Calculated> {
  return asked.payout_id ? ofPayout(asked.payout_id, transaction) : ofPeriod(asked, transaction);
}

async function ofPeriod(asked: Asked, transaction: Transaction): Promise<Calculated> {
  const period = periodIn(asked);
  if (asked.kind === 'AGENT_REPORT' && !asked.center_id)
    throw invalid({ center_id: 'Выберите учебный центр' });
  const counterparty = await counterpartyOf(asked, transaction);
  const { party: them, email, filters } = counterparty;
  const about = { ...filters, period_from: period.from, period_to: period.to };
  const snapshot =
    asked.kind === 'AGENT_REPORT' && 'center_id' in filters
      ? await agentReportOf(await lockedCenter(filters.center_id, transaction), period, transaction)
      : await reconciliationWith(counterparty, period, transaction);
  return { about, email, them, snapshot };
}

/** For payouts that were sent, and not before. */
async function ofPayout(payout_id: number, transaction: Transaction): Promise<Calculated> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const payout = await Payout.findByPk(payout_id, { lock, transaction });
  if (!payout) throw invalid({ payout_id: 'Такой выплаты нет' });
  if (payout.status !== 'CONFIRMED' && payout.status !== 'FINISHED')
    throw conflict('Отчёт агента составляют по выплате, которая уже отправлена');
  const center = await lockedCenter(payout.center_id, transaction);
  const { period_from, period_to } = payout;
  return {
    about: { center_id: center.id, payout_id, period_from, period_to },
    email: center.email,
    them: partyOfCenter(center),
    snapshot: await agentReportOfPayout(payout, center, transaction),
  };
}

/** Future days have no entries. */
function periodIn({ from, to }: Asked) {
  if (!from) throw invalid({ from: 'Обязательное поле' });
  if (!to) throw invalid({ to: 'Обязательное поле' });
  const today = moscowDay(new Date());
  const last = to < today ? to : today;
  if (last < from) throw invalid({ to: 'Период ещё не начался или его конец раньше начала' });
  return { from, to: last };
}

const totalOf = (snapshot: AgentReportSnapshot | ReconciliationSnapshot): number =>
  snapshot.kind === 'AGENT_REPORT' ? snapshot.due : snapshot.closing;
