import { expect } from 'chai';
import { encoded } from './encoding.ts';
import { readStatement } from './statement.ts';

const ours = '40702810610000000001';
const document = (more: string[] = [], end = ['КонецДокумента']) => [
  'СекцияДокумент=Платежное поручение',
  'Номер=42',
  'Дата=20.11.2026',
  'Сумма=20000.05',
  'ДатаПоступило=20.11.2026',
  'Плательщик1=ООО «Ромашка»',
  'ПлательщикИНН=7725088527',
  'ПлательщикКПП=',
  'ПлательщикСчет=40702810900000002851',
  `ПолучательСчет=${ours}`,
  'НазначениеПлатежа=Оплата по счету № 1234 = за курс',
  ...more,
  ...end,
];
const file = (documents: string[], encoding = 'Windows', eol = '\r\n') =>
  [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    `Кодировка=${encoding}`,
    `РасчСчет=${ours}`,
    'СекцияРасчСчет',
    `РасчСчет=${ours}`,
    'НачальныйОстаток=0.00',
    'КонецРасчСчет',
    ...documents,
    'КонецФайла',
    '',
  ].join(eol);
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('a bank statement of 1C', () => {
  it('is read in the three encodings of banks, to the same documents', () => {
    const windows = readStatement(encoded(file(document()), 'windows-1251'));
    const dos = readStatement(encoded(file(document(), 'DOS'), 'ibm866'));
    const modern = readStatement(utf8(`\ufeff${file(document(), 'UTF-8', '\n')}`));
    expect([windows, dos, modern].map(({ encoding }) => encoding)).to.deep.equal([
      'windows-1251',
      'ibm866',
      'UTF-8',
    ]);
    expect(dos.documents[0]?.payer.name).to.equal('ООО ?Ромашка?');
    expect(modern.documents).to.deep.equal(windows.documents);
    expect(windows.accounts).to.deep.equal([ours]);
    expect(windows.documents).to.have.length(1);
    expect(windows.documents[0]).to.deep.include({
      kind: 'Платежное поручение',
      number: '42',
      date: '2026-11-20',
      sum: 2_000_005,
      received_on: '2026-11-20',
      written_off_on: null,
      purpose: 'Оплата по счету № 1234 = за курс',
    });
    expect(windows.documents[0]?.payer).to.deep.equal({
      name: 'ООО «Ромашка»',
      inn: '7725088527',
      kpp: '',
      account: '40702810900000002851',
    });
  });

  it('is read where a document has no end, and where its purpose is in pieces', () => {
    const pieces = ['НазначениеПлатежа=', 'НазначениеПлатежа1=Оплата', 'НазначениеПлатежа2=по счету 7'];
    const { documents } = readStatement(utf8(file([...document([], []), ...document(pieces, [])])));
    expect(documents.map(({ purpose }) => purpose)).to.deep.equal([
      'Оплата по счету № 1234 = за курс',
      'Оплата по счету 7',
    ]);
    expect(documents[0]?.raw).to.match(/^СекцияДокумент=.*за курс$/s);
  });

  it('keeps kopecks exact', () => {
    const sums = ['0.10', '0,29', '1 234.5', '100', '9999999999999.99'].map((sum) =>
      document().map((line) => (line.startsWith('Сумма=') ? `Сумма=${sum}` : line)),
    );
    expect(readStatement(utf8(file(sums.flat()))).documents.map(({ sum }) => sum)).to.deep.equal([
      10, 29, 123_450, 10_000, 999_999_999_999_999,
    ]);
  });

  it('is refused when it is no statement, and says which documents have no day or sum', () => {
    expect(() => readStatement(utf8('Номер;Дата\n1;2'))).to.throw(/не похож на выписку/);
    for (const [field, line, why] of [
      ['Дата', 'Дата=31.02.2026', 'Не разобрать дату'],
      ['Сумма', 'Сумма=-5.00', 'Не разобрать сумму'],
    ] as const) {
      const broken = document().map((each) => (each.startsWith(`${field}=`) ? line : each));
      const { documents, refused } = readStatement(utf8(file([...broken, ...document()])));
      expect(refused).to.deep.equal([{ line: 9, why }]);
      expect(documents, 'the rest').to.have.length(1);
    }
  });

  it('has nothing where the file has no documents', () => {
    expect(readStatement(utf8(file([]))).documents).to.deep.equal([]);
  });
});
