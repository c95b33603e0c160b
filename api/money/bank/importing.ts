import { createHash } from 'node:crypto';
import type { BankImport } from '@odonta/api/contract';
import { BankFile, BankLine } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { readTable, type Table } from '../../platform/tables/readTable.ts';
import { wrong } from '../../platform/tables/wrongFile.ts';
import { type Own, ownIn } from './ownAccounts.ts';
import { sortedBySide } from './sides.ts';
import { isStatementOf1C, readStatement, type Statement } from './statement.ts';
import type { StatementDocument } from './statementDocument.ts';
import { statementOfTable, statementTableLimits } from './statementTable.ts';

interface BroughtIn {
  bytes: Uint8Array;
  content: Content;
  filename: string;
  by_id: number;
}

/** The content of the file, parsed before a transaction is open: it may take seconds. */
export async function contentOf(bytes: Uint8Array): Promise<Content> {
  if (isStatementOf1C(bytes)) return { statement: readStatement(bytes) };
  return { table: await readTable(bytes, statementTableLimits, 'colleagues') };
}

type Content = { statement: Statement } | { table: Table };

/** Stores incoming payments. Existing ones stay as they are, whichever file or node imported them. */
export async function importStatement(
  { bytes, content, filename, by_id }: BroughtIn,
  transaction: Transaction,
): Promise<{ imported: Omit<BankImport, 'matched'>; ids: number[] }> {
  const { statement, own } = await readBy(content, transaction);
  const { incoming, ...rest } = sortedBySide(statement.documents, own);
  const refused = [...statement.refused, ...rest.refused].sort((one, other) => one.line - other.line);
  const lines = statement.documents.length + statement.refused.length;
  if (lines === 0) throw wrong('В выписке нет ни одного документа');
  const file = { filename, encoding: statement.encoding, sha256: sha256(bytes), lines, by_id };
  const file_id = await keepFile(file, transaction);
  const fresh = await keepLines(file_id, incoming, transaction);
  const { outgoing, internal } = rest;
  const known = incoming.length - fresh.length;
  const imported = { file_id, filename, fresh: fresh.length, known, outgoing, internal, refused };
  return { imported, ids: fresh };
}

/** A table does not name its account: its payments belong to the account in our requisites. */
async function readBy(
  content: Content,
  transaction: Transaction,
): Promise<{ statement: Statement; own: Own }> {
  if ('statement' in content)
    return { statement: content.statement, own: await ownIn(content.statement, transaction) };
  const own = await ownIn({ accounts: [] }, transaction);
  const [account = ''] = own.accounts;
  const statement = statementOfTable(content.table, account);
  if (account === '') throw wrong('В таблице нет нашего счёта: сначала заполните реквизиты площадки');
  return { statement, own };
}

/** Without zeros before it: a spreadsheet on the way takes them off. */
function keyOf({ payee, number, date, sum, payer, purpose }: StatementDocument): string {
  const parts = [payee.account, number.replace(/^0+/, ''), date, sum, payer.account, sha256(purpose)];
  return sha256(parts.join('\n'));
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

async function keepFile(
  file: Pick<BankFile, 'filename' | 'encoding' | 'sha256' | 'lines'> & { by_id: number },
  transaction: Transaction,
): Promise<number> {
  // Waits for a concurrent import of the same file, and then finds it.
  await BankFile.bulkCreate([file], { ignoreDuplicates: true, transaction });
  const kept = await BankFile.findOne({
    where: { sha256: file.sha256 },
    transaction,
    rejectOnEmpty: true,
  });
  return kept.id;
}

/** Answers the numbers of those that were not there. */
async function keepLines(
  file_id: number,
  documents: readonly StatementDocument[],
  transaction: Transaction,
): Promise<number[]> {
  const rows = documents.map((document) => ({
    key: keyOf(document),
    account: document.payee.account,
    number: document.number,
    date: document.date,
    received_on: document.received_on,
    sum: document.sum,
    payer_name: document.payer.name,
    payer_inn: document.payer.inn,
    payer_kpp: document.payer.kpp,
    payer_account: document.payer.account,
    purpose: document.purpose,
    raw: document.raw,
  }));
  // In one order on all nodes, so that two statements of the same days do not wait for each other.
  const kept = await BankLine.sequelize?.query<{ id: number }>(
    `insert into bank_lines (file_id, key, account, number, date, received_on, sum,
       payer_name, payer_inn, payer_kpp, payer_account, purpose, raw)
     select $1, key, account, number, date, received_on, sum,
       payer_name, payer_inn, payer_kpp, payer_account, purpose, raw
     from jsonb_to_recordset($2) as line(key text, account text, number text, date date, received_on date,
       sum bigint, payer_name text, payer_inn text, payer_kpp text, payer_account text, purpose text, raw text)
     order by key
     on conflict do nothing
     returning id`,
    { bind: [file_id, JSON.stringify(rows)], type: QueryTypes.SELECT, transaction },
  );
  return (kept ?? []).map(({ id }) => id);
}
