import { createHash, randomUUID } from 'node:crypto';
import { BankFile, BankLine } from '@odonta/db/models';
import type { New } from './new.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A payment of 20 000 ₽ in a statement of its own. */
export async function buildBankLine(given: New<BankLine> = {}): Promise<BankLine> {
  const key = sha256(randomUUID());
  const file = await BankFile.create({
    filename: 'kl_to_1c.txt',
    encoding: 'windows-1251',
    sha256: key,
    lines: 1,
  });
  return BankLine.create({
    file_id: file.id,
    key,
    account: '40702810610000000001',
    number: '42',
    date: '2026-11-20',
    received_on: '2026-11-20',
    sum: 2_000_000,
    payer_name: 'ООО «Ромашка»',
    payer_inn: '7725088527',
    payer_kpp: '772501001',
    payer_account: '40702810900000002851',
    purpose: 'Оплата по счету № 1234 от 20.11.2026. НДС не облагается',
    raw: 'СекцияДокумент=Платежное поручение\nНомер=42\nСумма=20000.00\nКонецДокумента',
    ...given,
  });
}
