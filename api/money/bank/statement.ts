import type { BankFile } from '@odonta/db/models';
import { wrong } from '../../platform/tables/wrongFile.ts';
import { documentOf, type Refusal, type Section, type StatementDocument } from './statementDocument.ts';

/** A bank statement as accounting programs of 1C exchange it («1CClientBankExchange»). */
export interface Statement {
  encoding: BankFile['encoding'];
  /** Accounts of the file. */
  accounts: string[];
  documents: StatementDocument[];
  /** Documents whose day or sum cannot be read. */
  refused: Refusal[];
}

const heading = '1CClientBankExchange';

/** Whether the file says of itself that it is one; otherwise it may be a table. */
export const isStatementOf1C = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 64)).includes(heading);

/** @throws ApiError 422 when it is no statement at all. */
export function readStatement(bytes: Uint8Array): Statement {
  const { text, encoding } = decoded(bytes);
  const lines = text.split(/\r\n|\r|\n/);
  if (lines[0]?.trim() !== heading) throw wrong(`Файл не похож на выписку: первая строка не «${heading}»`);
  const accounts = new Set<string>();
  const documents: StatementDocument[] = [];
  const refused: Refusal[] = [];
  let open: Section | null = null;
  const close = (last: number) => {
    if (!open) return;
    const read = documentOf(open, lines.slice(open.first, last));
    if ('why' in read) refused.push(read);
    else documents.push(read);
    open = null;
  };
  for (const [place, line] of lines.entries()) {
    const [name, value] = pairOf(line);
    // A document without an end tag ends where the next section begins: banks omit it.
    if (name === 'СекцияДокумент') {
      close(place);
      open = { first: place, kind: value, values: new Map() };
    } else if (['КонецДокумента', 'СекцияРасчСчет', 'КонецФайла'].includes(name)) close(place);
    else if (open) open.values.set(name, value);
    else if (name === 'РасчСчет' && value !== '') accounts.add(value);
  }
  close(lines.length);
  return { encoding, accounts: [...accounts], documents, refused };
}

function decoded(bytes: Uint8Array): { text: string; encoding: Statement['encoding'] } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    const windows = new TextDecoder('windows-1251').decode(bytes);
    // The word is «Кодировка» in one of the two; its value is in Latin letters in both.
    const isDos = windows
      .slice(0, 2000)
      .split(/[\r\n]/)
      .some((line) => /^[^=]*=DOS$/i.test(line.trimEnd()));
    return isDos
      ? { text: new TextDecoder('ibm866').decode(bytes), encoding: 'ibm866' }
      : { text: windows, encoding: 'windows-1251' };
  }
}

function pairOf(line: string): [name: string, value: string] {
  const at = line.indexOf('=');
  return at < 0 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}
