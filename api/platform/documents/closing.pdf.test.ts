import type { DocumentSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { expect } from 'chai';
import { documentPdf } from './documentPdf.ts';
import { pagesOf, wordsOf } from './testing/reading.ts';
import { agentReport, payer, reconciliation, saleOf } from './testing/samples.ts';

const issued = { number: '41', date: '2026-12-12' };
const basis = 'Счёт № 1234 от 20.11.2026';

async function expectToSay(snapshot: DocumentSnapshot, ...said: string[]) {
  const text = wordsOf(await documentPdf(snapshot));
  for (const words of said) expect(text).to.include(words);
}

describe('closing documents on paper', () => {
  it('an act holds what the law requires of a primary document', () =>
    expectToSay(
      { kind: 'ACT', ...issued, ...saleOf(null), basis },
      'Акт № 41 об оказании услуг от 12 декабря 2026 г.',
      'ООО «Одонта», ИНН 7701234560',
      'ООО «Стоматология Ромашка»',
      basis,
      'Услуги оказаны полностью и в срок.',
      'Всего оказано услуг на сумму: 21 000,01',
      'Двадцать одна тысяча рублей 01 копейка',
      'Соколова М. А.',
    ));

  it('a document with status 1 is an invoice for VAT, with status 2 an act alone', async () => {
    const upd = { kind: 'UPD', ...issued, basis, shipped_on: '2026-12-11' } as const;
    await expectToSay(
      { ...upd, ...saleOf(22) },
      'Статус: 1 — счёт-фактура и передаточный документ (акт)',
      'Счёт-фактура № 41',
      '17 213,12 3 786,89 21 000,01',
      'Главный бухгалтер',
    );
    await expectToSay({ ...upd, ...saleOf(null) }, 'Статус: 2 — передаточный документ (акт)', 'Без НДС');
  });

  it('calculate with a principal page after page, each with the header of its table', async () => {
    const pdf = await documentPdf(agentReport);
    expect(pagesOf(pdf)).to.equal(3);
    const text = wordsOf(pdf);
    expect(text.match(/Способ оплаты/g)).to.have.lengthOf(3);
    for (const words of [
      'Продано от имени принципала 540 000,00',
      'Возвраты: не было',
      'Вознаграждение агента 67 500,00',
      'К перечислению принципалу 465 750,00',
      'Долг перед принципалом на конец периода 75 750,00',
      'Белых А. П.',
      'страница 3 из 3',
    ])
      expect(text).to.include(words);
  });

  it('a reconciliation says who owes whom, either way', async () => {
    const debt = 'задолженность в пользу ООО «Одонта» — 1 000,01 ₽';
    await expectToSay(reconciliation, debt, 'Обороты за период 21 000,01 20 000,00');
    await expectToSay({ ...reconciliation, closing: -5_00 }, `задолженность в пользу ${payer.name} — 5,00 ₽`);
    await expectToSay({ ...reconciliation, closing: 0 }, 'задолженность отсутствует');
  });

  it('an offer has a price and the day it expires', () =>
    expectToSay(
      {
        kind: 'QUOTE',
        ...issued,
        ...saleOf(5),
        valid_until: '2026-12-22',
        remarks: ['Места держим 10 дней.'],
      },
      'Коммерческое предложение № 41',
      '22 декабря 2026 г.',
      'Места держим 10 дней.',
    ));
});
