import { periodOf } from '@odonta/db/vocabulary/reports/periods.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext, useResourceContext } from 'react-admin';
import { MakeStatement } from './MakeStatement.tsx';

/** A reconciliation with the centre or the company of this card since the year began; other days are chosen in «Отчёты». */
export function ReconcileButton() {
  const party = useRecordContext();
  const resource = useResourceContext();
  if (!party) return null;
  const whom = resource === 'centers' ? { center_id: Number(party.id) } : { legal_user_id: Number(party.id) };
  const asked = { ...whom, from: periodOf('year').from, to: moscowDay(new Date()) };
  return <MakeStatement label="Акт сверки с начала года" asked={{ kind: 'RECONCILIATION', ...asked }} />;
}
