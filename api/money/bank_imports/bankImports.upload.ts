import type { BankImport } from '@odonta/api/contract';
import { bankImportLimits } from '@odonta/db/vocabulary/money/bank/bankImports.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditStaff } from '../../identity/sessions/auditStaff.ts';
import { fileNameOf } from '../../platform/files/fileName.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { invalid } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Changes } from '../../platform/transitions/transition.ts';
import { contentOf, importStatement } from '../bank/importing.ts';
import { matchLines } from '../bank/matchingLines.ts';

export const uploadBankStatement = endpoint({
  method: 'post',
  path: '/adm/bank_imports/upload',
  summary: 'Import a bank statement of 1C, CSV or XLSX (up to 5 MB); known payments stay as they are',
  audience: staffAudience,
  allow: 'bank_imports.create',
  upload: { field: 'file', maxBytes: bankImportLimits.bytes },
  limit: { name: 'bank_imports', points: 60, seconds: 3600, by: ({ actor }) => String(actor.id) },
  async handle({ actor, origin, req }) {
    const { file } = req;
    if (!file) throw invalid({ file: 'Выберите файл' });
    const content = await contentOf(file.buffer);
    const { imported, ids } = await unitOfWork.transaction(async (transaction) => {
      const { buffer: bytes } = file;
      const brought = { bytes, content, filename: fileNameOf(file, 'выписка'), by_id: actor.id };
      const done = await importStatement(brought, transaction);
      const { filename, fresh } = done.imported;
      const changes: Changes = { filename: [null, filename], fresh: [null, fresh] };
      const upload = { action: 'upload', resource: 'bank_imports', record_id: null, changes };
      await auditStaff({ actor, origin }, upload, transaction);
      return done;
    });
    return { message: { ...imported, matched: await matchLines(ids) } satisfies BankImport };
  },
});
