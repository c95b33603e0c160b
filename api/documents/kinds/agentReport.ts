import { longDay, shortDay } from '@odonta/db/vocabulary/documents/days.ts';
import type { AgentReportSale, AgentReportSnapshot } from '@odonta/db/vocabulary/documents/snapshots.ts';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import { amountInWords } from '../amountInWords.ts';
import { drawFacts, drawHeading, drawParagraph, drawSignatures, partyLine } from '../blocks.ts';
import { onPaper, type Paper } from '../paper.ts';
import { type Column, drawTable } from '../table.ts';

const columns: Column[] = [
  { title: 'Дата', share: 12, align: 'center' },
  { title: 'Заказ', share: 16 },
  { title: 'Курс', share: 40 },
  { title: 'Способ оплаты', share: 16 },
  { title: 'Сумма, ₽', share: 16, align: 'right' },
];

/** What the agent has sold for the principal, what it has kept, and what it owes (Civil Code, article 1008). */
export const agentReportPdf = (report: AgentReportSnapshot): Promise<Buffer> =>
  onPaper(report, 'portrait', (paper) => {
    const { number, date, agent, principal, contract, from, to, sales, refunds } = report;
    drawHeading(paper, `Отчёт агента № ${number} от ${longDay(date)}`);
    drawFacts(paper, [
      ['Агент', partyLine(agent)],
      ['Принципал', partyLine(principal)],
      ['Договор', contract],
      ['Период', `${shortDay(from)} — ${shortDay(to)}`],
    ]);
    drawSales(paper, 'Продажи', sales);
    drawSales(paper, 'Возвраты', refunds);
    drawTable(
      paper,
      [
        { title: 'Расчёт', share: 75 },
        { title: 'Сумма, ₽', share: 25, align: 'right' },
      ],
      [
        ['Поступило от покупателей', formatKopecks(sumOf(sales))],
        ['Возвращено покупателям', formatKopecks(sumOf(refunds))],
        [
          `Вознаграждение агента, ${String(report.commission_percent).replace('.', ',')}\u00a0%`,
          formatKopecks(report.commission),
        ],
        ['Возмещение расходов на приём платежей', formatKopecks(report.fee)],
        ['К перечислению принципалу', formatKopecks(report.due)],
      ],
    );
    paper.doc.y += 8;
    drawParagraph(paper, `К перечислению: ${amountInWords(report.due)}`, { font: 'bold' });
    drawParagraph(
      paper,
      'Возражения по отчёту принимаются в течение 30 дней со дня его получения; без возражений отчёт считается принятым (ст. 1008 ГК РФ).',
      { size: 8 },
    );
    drawSignatures(paper, [
      { post: `Агент: ${agent.name}`, name: agent.director_name },
      { post: `Принципал: ${principal.name}`, name: '' },
    ]);
  });

function drawSales(paper: Paper, title: string, sales: readonly AgentReportSale[]): void {
  if (sales.length === 0) {
    drawParagraph(paper, `${title}: не было`, { gap: 8 });
    return;
  }
  drawParagraph(paper, title, { font: 'bold', gap: 3 });
  const rows = sales.map((sale) => [
    shortDay(sale.date),
    sale.order,
    sale.course,
    sale.method,
    formatKopecks(sale.sum),
  ]);
  drawTable(paper, columns, [...rows, ['', 'Итого', '', '', formatKopecks(sumOf(sales))]], 8);
  paper.doc.y += 10;
}

const sumOf = (sales: readonly AgentReportSale[]) => sales.reduce((all, { sum }) => all + sum, 0);
