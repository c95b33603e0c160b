import type { ReconciliationSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import type { Period } from '@odonta/db/vocabulary/reports/periods.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { operations, reconciliation } from '../../reports/kinds/reconciliation.ts';
import { rowsIn } from '../../reports/reading.ts';
import type { Values } from '../../reports/report.ts';
import { everybody } from '../../reports/scope.ts';
import { type Counterparty, platformSeller } from './parties.ts';

/** The debts, entry by entry: exactly the rows of the report «Акт сверки». */
export async function reconciliationWith(
  { party, signs, filters }: Counterparty,
  period: Period,
  transaction: Transaction,
): Promise<ReconciliationSnapshot> {
  const asked = { period, filters, scope: everybody, isOfSums: false };
  const [before, ...booked] = await rowsIn(reconciliation, asked, transaction);
  const opening = Number(before?.balance ?? 0);
  return {
    kind: 'RECONCILIATION',
    number: 'б/н',
    date: moscowDay(new Date()),
    us: await platformSeller(transaction),
    them: party,
    them_sign: signs,
    ...period,
    opening,
    entries: booked.map((row) => ({
      date: String(row.day),
      document: documentOf(row),
      debit: Number(row.debit),
      credit: Number(row.credit),
    })),
    closing: Number(booked.at(-1)?.balance ?? opening),
  };
}

function documentOf({ kind, document }: Values): string {
  const what = operations[kind as keyof typeof operations] ?? String(kind);
  return document ? `${what}: ${document}` : what;
}
