import { orderLimits } from '@odonta/db/vocabulary/orders/order.ts';
import { listedParticipants } from '@odonta/db/vocabulary/sales/listedParticipants.ts';
import { listColumns, type ParticipantList } from '@odonta/db/vocabulary/sales/participantList.ts';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { invalid } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { readTable } from '../../platform/tables/readTable.ts';
import { xlsxWriter } from '../../platform/tables/tableFiles.ts';

const fileLimits = { rows: orderLimits.participants, columns: 30 };

/** Reads a file for the form; nothing of it is stored. */
export const readParticipants = endpoint({
  method: 'post',
  path: '/pay/participants',
  summary: 'The participants in a table (XLSX or CSV, up to 1 MB), with its errors',
  audience: buyerAudience,
  allow: 'anyone',
  upload: { field: 'file', maxBytes: 1_048_576 },
  limit: { name: 'participant_lists', points: 10, seconds: 60, by: byAddress },
  handle: async ({ req }) => {
    if (!req.file) throw invalid({ file: 'Выберите файл' });
    const { headers, rows } = await readTable(req.file.buffer, fileLimits, 'visitors');
    const message: ParticipantList = listedParticipants([{ number: 1, cells: headers }, ...rows]);
    return { message };
  },
});

export const participantsTemplate = endpoint({
  method: 'get',
  path: '/pay/participants/template',
  summary: 'An empty table for participants',
  audience: buyerAudience,
  allow: 'anyone',
  handle: async ({ res }) => {
    res.set({
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': 'attachment; filename="participants.xlsx"',
    });
    await xlsxWriter(res, Object.values(listColumns)).end();
    return 'sent';
  },
});
