import { paymentPurpose } from '@odonta/db/vocabulary/money/documents/paymentPurpose.ts';
import type {
  AgentReportSnapshot,
  DocumentLine,
  InvoiceSnapshot,
  Party,
  ReconciliationSnapshot,
  Seller,
} from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { type VatRate, vatInside, vatOfLines } from '@odonta/db/vocabulary/money/documents/vat.ts';

export const sellerWith = (vat: VatRate | null): Seller => ({
  name: 'ООО «Одонта»',
  inn: '7701234560',
  kpp: '770101001',
  address: '115035, г. Москва, ул. Пятницкая, д. 12, стр. 1, офис 304',
  ogrn: '1237700123456',
  bank_name: 'ПАО Сбербанк, г. Москва',
  bic: '044525225',
  account: '40702810138000123017',
  correspondent_account: '30101810400000000225',
  director_post: 'Генеральный директор',
  director_name: 'Соколова М. А.',
  accountant_name: 'Белов И. С.',
  vat,
});

export const payer: Party = {
  name: 'ООО «Стоматология Ромашка»',
  inn: '7736050003',
  kpp: '773601001',
  address: '119334, г. Москва, Ленинский проспект, д. 45',
};

const course = 'Эндодонтия под микроскопом: повторное лечение корневых каналов';

/** Two lines to the kopeck; the sum is 21 000,01. */
export function saleOf(vat: VatRate | null) {
  const priced = [
    {
      name: `Участие в курсе «${course}», 10–11 декабря 2026`,
      count: 2,
      unit: 'чел.',
      price: 9_000_00,
      sum: 18_000_00,
    },
    {
      name: 'Практика на моделях, дополнительный день',
      count: 1,
      unit: 'чел.',
      price: 3_000_01,
      sum: 3_000_01,
    },
  ];
  const taxes = vatOfLines(
    priced.map(({ sum }) => sum),
    vat,
  );
  const lines: DocumentLine[] = priced.map((line, index) => ({ ...line, vat: taxes[index] ?? null }));
  const total = 21_000_01;
  return { seller: sellerWith(vat), payer, principal: null, lines, total, vat: vatInside(total, vat) };
}

export function invoiceWith(vat: VatRate | null, said: Partial<InvoiceSnapshot> = {}): InvoiceSnapshot {
  const { kind = 'INVOICE' } = said;
  const sale = { kind, ...saleOf(vat), number: '1234', date: '2026-11-20' };
  return {
    ...sale,
    due_date: '2026-11-27',
    purpose: paymentPurpose(sale, course),
    basis: 'Заказ З-26-000123',
    terms: [],
    ...said,
  };
}

export const agentReport: AgentReportSnapshot = {
  kind: 'AGENT_REPORT',
  number: '7',
  date: '2026-12-01',
  agent: sellerWith(22),
  principal: payer,
  principal_signs: 'Белых А. П.',
  contract: 'Агентский договор № 14 от 01.02.2026',
  from: '2026-11-01',
  to: '2026-11-30',
  payout: null,
  sales: Array.from({ length: 60 }, (_, index) => ({
    date: '2026-11-15',
    order: `З-26-${String(index + 1).padStart(6, '0')}`,
    course,
    method: index % 2 ? 'картой' : 'по счёту',
    sum: 9_000_00,
    rate: '12,5',
    commission: 1_125_00,
  })),
  refunds: [],
  commission: 67_500_00,
  fee: 6_750_00,
  due: 465_750_00,
  balance: { opening: 10_000_00, paid: 400_000_00, closing: 75_750_00 },
};

export const reconciliation: ReconciliationSnapshot = {
  kind: 'RECONCILIATION',
  number: '3',
  date: '2026-12-31',
  us: sellerWith(null),
  them: payer,
  them_sign: null,
  from: '2026-10-01',
  to: '2026-12-31',
  opening: 0,
  entries: [
    { date: '2026-11-20', document: 'Акт № 41', debit: 21_000_01, credit: 0 },
    { date: '2026-11-24', document: 'Платёжное поручение № 815', debit: 0, credit: 20_000_00 },
  ],
  closing: 1_000_01,
};
