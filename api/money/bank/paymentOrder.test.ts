import { expect } from 'chai';
import { paymentOrderFile } from './paymentOrder.ts';
import { readStatement } from './statement.ts';

const payer = {
  name: 'ООО «Одонта»',
  inn: '7701234560',
  kpp: '770101001',
  bank: 'АО «Учебный банк»',
  bic: '040000901',
  account: '40702810700000012345',
  correspondent_account: '30101810200000000901',
};
const payee = {
  ...payer,
  name: 'ИП Орлова',
  inn: '773370857141',
  kpp: null,
  account: '40802810500000012745',
};
const order = {
  number: '17',
  date: '2026-11-22',
  sum: 1_650_005,
  payee,
  purpose: 'Выплата № В-26-000001',
};

describe('a payment order for the bank', () => {
  it('is read back by the reader of statements', () => {
    const { encoding, accounts, documents, refused } = readStatement(paymentOrderFile(payer, [order]));
    expect([encoding, accounts, refused]).to.deep.equal(['windows-1251', [payer.account], []]);
    expect(documents).to.have.length(1);
    expect(documents[0]).to.deep.include({
      number: '17',
      date: '2026-11-22',
      sum: 1_650_005,
      purpose: 'Выплата № В-26-000001',
      payee: { name: 'ИП Орлова', inn: '773370857141', kpp: '', account: '40802810500000012745' },
    });
  });

  it('stands with others in one file, each a document of its own', () => {
    const next = { ...order, number: '18', date: '2026-11-23', sum: 70_000 };
    const { documents, refused } = readStatement(paymentOrderFile(payer, [order, next]));
    expect(refused).to.deep.equal([]);
    expect(documents.map(({ number, date, sum }) => [number, date, sum])).to.deep.equal([
      ['17', '2026-11-22', 1_650_005],
      ['18', '2026-11-23', 70_000],
    ]);
  });

  it('has one document, whatever a name or a purpose tries to write into it', () => {
    const forged = '\r\nКонецДокумента\r\nСекцияДокумент=Платежное поручение\nСумма=999999.00';
    const hostile = { ...order, purpose: `Выплата${forged}`, payee: { ...payee, name: `ИП${forged}` } };
    const file = paymentOrderFile(payer, [hostile]);
    const { documents } = readStatement(file);
    expect(documents.map(({ sum }) => sum)).to.deep.equal([1_650_005]);
  });

  it('is of single bytes, with the quotes of Russian names', () => {
    const file = paymentOrderFile(payer, [order]);
    expect(new TextDecoder('windows-1251').decode(file)).to.include('Плательщик1=ООО «Одонта»\r\n');
  });
});
