import type { ReportSummary } from '@odonta/api/contract';
import type { StatementKind } from '@odonta/db/vocabulary/money/invoices/accountingDocLifecycle.ts';
import { MakeStatement } from '../money/accounting_docs/MakeStatement.tsx';

interface StatementButtonProps {
  report: ReportSummary;
  asked: URLSearchParams;
}

/** Reports that are also numbered documents, for their counterparty. */
const papers: Readonly<Partial<Record<ReportSummary['name'], { kind: StatementKind; label: string }>>> = {
  agent: { kind: 'AGENT_REPORT', label: 'Составить отчёт агента' },
  reconciliation: { kind: 'RECONCILIATION', label: 'Составить акт сверки' },
};

export function StatementButton({ report: { name, needs }, asked }: StatementButtonProps) {
  const paper = papers[name];
  const about = needs.filter((field) => asked.has(field));
  if (!paper || about.length !== 1) return null;
  const whom = Object.fromEntries(about.map((field) => [field, Number(asked.get(field))]));
  const [from, to] = [asked.get('from') ?? '', asked.get('to') ?? ''];
  return <MakeStatement label={paper.label} asked={{ kind: paper.kind, ...whom, from, to }} />;
}
