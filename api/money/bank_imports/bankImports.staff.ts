import { BankFile, BankLine } from '@odonta/db/models';
import { bankLineLifecycle, bankLineStatuses } from '@odonta/db/vocabulary/money/bank/bankLineLifecycle.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byCode, byId, sinceDay, untilDay } from '../../platform/lists/filters.ts';
import { settleLine, unsettleLine } from '../bank/settleLine.ts';
import { bankCandidates } from './bankImports.candidates.ts';
import { matchBody, partsIn } from './bankImports.match.ts';
import { presentBankLines } from './bankImports.presenter.ts';
import { uploadBankStatement } from './bankImports.upload.ts';

/** Incoming bank transfers of statements. They are created by imports only. */
export const bankImportsForStaff = defineResource({
  name: 'bank_imports',
  audience: staffAudience,
  model: BankLine,
  rows: () => ({}),
  include: [{ model: BankFile, as: 'file' }],
  present: presentBankLines,
  list: {
    allow: 'bank_imports.list',
    filters: {
      id: byId(),
      q: anywhere('number', 'payer_name', 'payer_inn', 'purpose'),
      status: byCode('status', bankLineStatuses),
      file_id: byId('file_id'),
      received_from: sinceDay('received_on'),
      received_to: untilDay('received_on'),
    },
    sort: ['id', 'received_on', 'sum', 'payer_name', 'status'],
    facets: ['status'],
  },
  read: { allow: 'bank_imports.show' },
  export: {
    allow: 'bank_imports.export',
    columns: [
      'id',
      { field: 'received_on', value: ({ received_on }) => formatDate(received_on) },
      'number',
      { field: 'date', value: ({ date }) => formatDate(date) },
      { field: 'sum', title: 'Сумма, ₽' },
      'payer_name',
      'payer_inn',
      'purpose',
      { field: 'status', value: ({ status }) => bankLineStatuses[status].label },
      'reason',
    ],
  },
  lifecycle: bankLineLifecycle,
  transitions: {
    match: staffTransition(BankLine, matchBody, {
      allow: 'bank_imports.match',
      run: ({ row, body, actor, origin, transaction }) => {
        const acting = { by: staffAudience.auditActor(actor), origin };
        return settleLine(row, partsIn(body, row), acting, transaction);
      },
    }),
    ignore: {
      allow: 'bank_imports.ignore',
      run: ({ row, reason }) => {
        row.set({ reason });
      },
    },
    unmatch: {
      allow: 'bank_imports.unmatch',
      run: ({ row, actor, origin, transaction }) => {
        row.set({ reason: null });
        return unsettleLine(row, { by: staffAudience.auditActor(actor), origin }, transaction);
      },
    },
  },
  endpoints: () => [uploadBankStatement, bankCandidates],
});
