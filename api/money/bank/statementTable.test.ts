import { expect } from 'chai';
import { tableOf } from '../../platform/tables/tableOf.ts';
import { encoded } from './encoding.ts';
import { statementOfTable, statementTableLimits } from './statementTable.ts';

const ours = '40702810610000000001';
const read = async (bytes: Uint8Array, account: string) =>
  statementOfTable(await tableOf(bytes, statementTableLimits), account);
const utf8 = (...lines: string[]) => new TextEncoder().encode(lines.join('\r\n'));

describe('a bank statement as a table', () => {
  it('is read with credit and debit apart, as banks of Russia save it for Excel', async () => {
    const head =
      'Дата операции;№ документа;Дебет, руб.;Кредит, руб.;Контрагент;ИНН контрагента;Назначение платежа';
    const rows = [
      '20.11.2026 10:15;0042;;20 000,05;"ООО «Ромашка»";7725088527;"Оплата по счету № 1234; без НДС"',
      '21.11.2026;17;5000,00;;ИП Орлова;773370857141;Выплата',
    ];
    const { encoding, documents, refused } = await read(
      encoded([head, ...rows, ''].join('\r\n'), 'windows-1251'),
      ours,
    );
    expect([encoding, refused]).to.deep.equal(['windows-1251', []]);
    expect(documents[0]).to.deep.include({
      number: '0042',
      date: '2026-11-20',
      received_on: '2026-11-20',
      sum: 2_000_005,
      purpose: 'Оплата по счету № 1234; без НДС',
      line: 2,
    });
    expect(documents[0]?.payer).to.deep.equal({
      name: 'ООО «Ромашка»',
      inn: '7725088527',
      kpp: '',
      account: '',
    });
    expect(documents[0]?.payee.account).to.equal(ours);
    expect(documents[1]).to.deep.include({ sum: 500_000, received_on: null, written_off_on: '2026-11-21' });
    expect(documents[1]?.payer.account).to.equal(ours);
  });

  it('is read with one column of sums, where what has left has a minus', async () => {
    const { documents } = await read(
      utf8(
        'Дата,Номер,Сумма,Плательщик,ИНН,Счёт плательщика,Назначение',
        '2026-11-20,1,100.5,ООО Клиника,7725088527,40702810900000002851,Счет 7',
        '2026-11-20,2,-30,Банк,7707083893,,Комиссия',
      ),
      ours,
    );
    expect(documents.map(({ sum, received_on }) => [sum, received_on])).to.deep.equal([
      [10_050, '2026-11-20'],
      [3000, null],
    ]);
    expect(documents[0]?.payer.account).to.equal('40702810900000002851');
  });

  it('tells which rows have no day or sum, and takes the rest', async () => {
    const { documents, refused } = await read(
      utf8('Дата;Сумма;Назначение', 'вчера;1;а', '20.11.2026;много;б', '20.11.2026;1;в'),
      ours,
    );
    expect(documents.map(({ purpose }) => purpose)).to.deep.equal(['в']);
    expect(refused).to.deep.equal([
      { line: 2, why: 'Не разобрать дату' },
      { line: 3, why: 'Не разобрать сумму' },
    ]);
  });

  it('is refused by the names of the columns it lacks', async () => {
    expect(await read(utf8('Номер;Дата', '1;2'), ours).catch(String)).to.include(
      'нет столбцов «Сумма» или «Кредит», «Назначение платежа»',
    );
  });
});
