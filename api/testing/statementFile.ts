/** A statement of 1C for tests; each document overrides an ordinary payment to us. */
export const ourAccount = '40702810610000000001';

export type DocumentLines = Readonly<Record<string, string>>;

const ordinary: DocumentLines = {
  Номер: '42',
  Дата: '20.11.2026',
  Сумма: '20000.00',
  ДатаПоступило: '20.11.2026',
  Плательщик1: 'ООО Ромашка',
  ПлательщикИНН: '7725088527',
  ПлательщикКПП: '772501001',
  ПлательщикСчет: '40702810900000002851',
  ПолучательСчет: ourAccount,
  НазначениеПлатежа: 'Оплата по счету № 1234 от 20.11.2026',
};

export function statementFile(documents: readonly DocumentLines[], encoding = 'Windows'): string {
  return [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    `Кодировка=${encoding}`,
    `РасчСчет=${ourAccount}`,
    ...documents.flatMap((given) => [
      'СекцияДокумент=Платежное поручение',
      ...Object.entries({ ...ordinary, ...given }).map(([name, value]) => `${name}=${value}`),
      'КонецДокумента',
    ]),
    'КонецФайла',
    '',
  ].join('\r\n');
}
