import { paymentQrText } from '@odonta/db/vocabulary/money/bank/paymentQr.ts';
import type { Party } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { expect } from 'chai';
import { documentPdf } from './documentPdf.ts';
import { qrCodeOf, wordsOf } from './testing/reading.ts';
import { invoiceWith } from './testing/samples.ts';

describe('an invoice on paper', () => {
  it('says who pays whom, for what, how much and until when', async () => {
    const text = wordsOf(await documentPdf(invoiceWith(22)));
    for (const said of [
      'Счёт на оплату № 1234 от 20 ноября 2026 г.',
      'Счёт действителен до 27.11.2026',
      'ООО «Одонта», ИНН 7701234560, КПП 770101001',
      'ООО «Стоматология Ромашка», ИНН 7736050003, КПП 773601001',
      '40702810138000123017',
      'Заказ З-26-000123',
      'чел. 9 000,00 18 000,00',
      'чел. 3 000,01 3 000,01',
      'В том числе НДС 22 %: 3 786,89',
      'Всего к оплате: 21 000,01',
      'Всего 2 наименования, на сумму 21 000,01 ₽',
      'Двадцать одна тысяча рублей 01 копейка',
      'Соколова М. А.',
      'Белов И. С.',
    ])
      expect(text).to.include(said);
  });

  it('has no tax where the seller pays none, and names whom an agent sells for', async () => {
    const text = wordsOf(await documentPdf(invoiceWith(null, { principal: 'ООО «Учебный центр»' })));
    expect(text).to.include('Без налога (НДС) —');
    expect(text).to.include('НДС не облагается.');
    expect(text).to.include('Агент ООО «Одонта» действует от имени и за счёт ООО «Учебный центр».');
  });

  it('as a contract says what the payment agrees to, and has room for the other signature', async () => {
    const text = wordsOf(await documentPdf(contractOf(null)));
    for (const said of [
      'Счёт-договор № 1234 от 20 ноября 2026 г.',
      'Счёт-договор действителен до 27.11.2026',
      'Укажите в платёжном поручении номер счёта-договора',
      'Исполнитель: ООО «Одонта», ИНН 7701234560',
      'Срок оплаты: до 27 ноября 2026 г. включительно',
      '1. Оплата означает согласие с условиями.',
      'За Заказчика подписывает Ильин Пётр Сергеевич, основание: Устав.',
      'За Исполнителя За Исполнителя За Заказчика',
      'Генеральный директор Главный бухгалтер Директор',
    ])
      expect(text).to.include(said);
    expect(text).to.not.match(/агент/i);
    expect(text.match(/подпись/g)).to.have.lengthOf(3);
  });

  it('as a contract of an agent names its two parties and who stands between them', async () => {
    const provider = { name: 'ООО «Учебный центр»', inn: '7707083893', kpp: null, address: 'Пермь' };
    const text = wordsOf(await documentPdf(contractOf(provider)));
    expect(text).to.include('Исполнитель: ООО «Учебный центр», ИНН 7707083893, Пермь');
    expect(text).to.include('Агент: ООО «Одонта», ИНН 7701234560');
    expect(text).to.include('За Исполнителя подписывает его агент ООО «Одонта».');
  });

  it('carries a square that a bank reads byte for byte, also where a name holds the separator', async () => {
    for (const invoice of [invoiceWith(22), withBarInName(), contractOf(null)]) {
      const { seller, purpose } = invoice;
      expect(qrCodeOf(await documentPdf(invoice))).to.equal(
        paymentQrText({
          Name: seller.name,
          PersonalAcc: seller.account,
          BankName: seller.bank_name,
          BIC: seller.bic,
          CorrespAcc: seller.correspondent_account,
          Sum: 21_000_01,
          Purpose: purpose,
          PayeeINN: '7701234560',
          KPP: '770101001',
          PayerINN: '7736050003',
          DocNo: '1234',
          DocDate: '20.11.2026',
        }),
      );
    }
  });

  it('is the same file whenever it is drawn, and another one when a kopeck is another', async () => {
    const [once, again] = [await documentPdf(invoiceWith(5)), await documentPdf(invoiceWith(5))];
    expect(once.equals(again)).to.equal(true);
    expect((await documentPdf(invoiceWith(5, { total: 21_000_02 }))).equals(once)).to.equal(false);
  });
});

function contractOf(provider: Party | null) {
  const signs = { fio: 'Ильин Пётр Сергеевич', post: 'Директор', basis: 'Устав' };
  const terms = ['1. Оплата означает согласие с условиями.'];
  return invoiceWith(null, {
    ...{ kind: 'CONTRACT', terms, contract: { provider, signs } },
    principal: provider?.name ?? null,
  });
}

function withBarInName() {
  const invoice = invoiceWith(null);
  return { ...invoice, seller: { ...invoice.seller, name: 'ООО «Одонта|Центр»' } };
}
