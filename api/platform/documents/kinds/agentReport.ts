import { longDay, shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import type {
  AgentReportSale,
  AgentReportSnapshot,
} from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import { amountInWords } from '../amountInWords.ts';
import { drawFacts, drawHeading, drawParagraph, drawSignatures, partyLine } from '../blocks.ts';
import { onSheet, type Sheet } from '../sheet.ts';
import { type Column, drawTable } from '../table.ts';

const columns: Column[] = [
  { title: 'Дата', share: 11, align: 'center' },
  { title: 'Заказ', share: 14 },
  { title: 'Курс', share: 33 },
  { title: 'Способ оплаты', share: 14 },
  { title: 'Сумма, ₽', share: 13, align: 'right' },
  { title: '%', share: 7, align: 'right' },
  { title: 'Вознагр., ₽', share: 13, align: 'right' },
];

/** The agent's sales for the principal, the remuneration, and the debt (Civil Code, article 1008). */
export const agentReportPdf = (report: AgentReportSnapshot): Promise<Buffer> =>
  onSheet(report, 'portrait', (sheet) => {
    const { number, date, agent, principal, principal_signs, contract, from, to, payout } = report;
    drawHeading(sheet, `Отчёт агента № ${number} от ${longDay(date)}`);
    drawFacts(sheet, [
      ['Агент', partyLine(agent)],
      ['Принципал', partyLine(principal)],
      ['Договор', contract],
      ['Период', `${shortDay(from)} — ${shortDay(to)}`],
      ...(payout === null ? [] : [['Выплата', `№ ${payout}`] as const]),
    ]);
    drawSales(sheet, 'Продажи', report.sales);
    drawSales(sheet, 'Возвраты', report.refunds);
    drawCalculation(sheet, report);
    drawParagraph(
      sheet,
      'Возражения по отчёту принимаются в течение 30 дней со дня его получения; без возражений отчёт считается принятым (ст. 1008 ГК РФ).',
      { size: 8 },
    );
    drawSignatures(sheet, [
      { post: `Агент: ${agent.name}`, name: agent.director_name },
      { post: `Принципал: ${principal.name}`, name: principal_signs ?? '' },
    ]);
  });

function drawSales(sheet: Sheet, title: string, sales: readonly AgentReportSale[]): void {
  if (sales.length === 0) {
    drawParagraph(sheet, `${title}: не было`, { gap: 8 });
    return;
  }
  drawParagraph(sheet, title, { font: 'bold', gap: 3 });
  const rows = sales.map((sale) => [
    shortDay(sale.date),
    sale.order,
    sale.course,
    sale.method,
    formatKopecks(sale.sum),
    sale.rate,
    formatKopecks(sale.commission),
  ]);
  const total = ['', 'Итого', '', '', formatKopecks(sumOf(sales)), '', formatKopecks(commissionOf(sales))];
  drawTable(sheet, columns, [...rows, total], 7.5);
  sheet.doc.y += 10;
}

function drawCalculation(
  sheet: Sheet,
  { sales, refunds, commission, fee, due, balance }: AgentReportSnapshot,
) {
  const sums: [string, number][] = [
    ['Продано от имени принципала', sumOf(sales)],
    ['Возвращено покупателям', sumOf(refunds)],
    ['Вознаграждение агента', commission],
    ['Возмещение расходов на приём платежей', fee],
    ['К перечислению принципалу', due],
  ];
  if (balance)
    sums.push(
      ['Долг перед принципалом на начало периода', balance.opening],
      ['Перечислено принципалу за период', balance.paid],
      ['Долг перед принципалом на конец периода', balance.closing],
    );
  drawTable(
    sheet,
    [
      { title: 'Расчёт', share: 75 },
      { title: 'Сумма, ₽', share: 25, align: 'right' },
    ],
    sums.map(([name, sum]) => [name, formatKopecks(sum)]),
  );
  sheet.doc.y += 8;
  const words =
    due < 0
      ? `Удерживается из следующих выплат: ${amountInWords(-due)}`
      : `К перечислению: ${amountInWords(due)}`;
  drawParagraph(sheet, words, { font: 'bold' });
}

const sumOf = (sales: readonly AgentReportSale[]) => sales.reduce((all, { sum }) => all + sum, 0);
const commissionOf = (sales: readonly AgentReportSale[]) =>
  sales.reduce((all, { commission }) => all + commission, 0);
