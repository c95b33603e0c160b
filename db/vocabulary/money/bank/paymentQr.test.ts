import { expect } from 'chai';
import { type PaymentQr, paymentQrText } from './paymentQr.ts';

const payment: PaymentQr = {
  Name: 'ООО «Три кита»',
  PersonalAcc: '40702810138250123017',
  BankName: 'ОАО "БАНК"',
  BIC: '044525225',
  CorrespAcc: '30101810400000000225',
  Sum: 100_000,
  Purpose: 'Оплата по счету № 12 от 20.11.2026',
  PayeeINN: '7707083893',
  KPP: null,
  PayerINN: null,
  DocNo: '12',
  DocDate: '20.11.2026',
};

describe('the square on an invoice', () => {
  it('names the payee in the order of the standard, and the sum in kopecks', () => {
    expect(paymentQrText(payment)).to.equal(
      'ST00012|Name=ООО «Три кита»|PersonalAcc=40702810138250123017|BankName=ОАО "БАНК"|BIC=044525225' +
        '|CorrespAcc=30101810400000000225|Sum=100000|Purpose=Оплата по счету № 12 от 20.11.2026' +
        '|PayeeINN=7707083893|DocNo=12|DocDate=20.11.2026',
    );
  });

  it('takes another separator where a value holds the usual one', () => {
    const text = paymentQrText({ ...payment, Purpose: 'Курс «А|Б»' });
    expect(text).to.match(/^ST00012~Name=/);
    expect(
      text
        .split('~')
        .slice(1)
        .map((field) => field.split('=')[0]),
    ).to.deep.equal([
      'Name',
      'PersonalAcc',
      'BankName',
      'BIC',
      'CorrespAcc',
      'Sum',
      'Purpose',
      'PayeeINN',
      'DocNo',
      'DocDate',
    ]);
  });

  it('shortens words, keeps them in one line, and refuses a payee who does not fit', () => {
    const long = paymentQrText({ ...payment, Purpose: `а\nб ${'в'.repeat(300)}` });
    expect(/Purpose=([^|]*)/.exec(long)?.[1]).to.match(/^а б в{156}$/);
    expect(() => paymentQrText({ ...payment, Name: 'Щ'.repeat(160) })).to.throw(RangeError);
  });
});
