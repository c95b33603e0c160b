import { staffAudience } from '../../identity/sessions/audiences.ts';
import {
  privateUpload,
  readPrivateFile,
  receivePrivateFile,
  sendPrivateFile,
  storePrivateFile,
} from '../../platform/files/privateFiles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';

const kind = 'REFUND_EXPENSE';

/** Evidence of costs withheld from a refund. */
export const expenseFileEndpoints = [
  endpoint({
    method: 'post',
    path: '/adm/refunds/expense_files',
    summary: 'Upload the evidence of an expense',
    audience: staffAudience,
    allow: 'refunds.create',
    upload: privateUpload,
    handle: async ({ req }) => {
      const received = await receivePrivateFile({ kind, bytes: req.file?.buffer });
      return unitOfWork.transaction(async (transaction) => ({
        message: { file_id: await storePrivateFile(transaction, received) },
      }));
    },
  }),
  endpoint({
    method: 'get',
    path: '/adm/refunds/expense_files/:file',
    summary: 'The evidence of an expense',
    audience: staffAudience,
    allow: 'refunds.approve_limit',
    handle: async ({ params: { file = '' }, res }) => {
      if (!/^[\da-f-]{36}$/.test(file)) throw notFound('Файл не найден');
      return sendPrivateFile(res, await readPrivateFile(kind, file), 'rashod');
    },
  }),
];
