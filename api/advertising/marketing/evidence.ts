import { MarketingBalance, MarketingPenalty } from '@odonta/db/models';
import { privateFileId } from '@odonta/db/vocabulary/privateFiles.ts';
import type { Response } from 'express';
import { Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { formUpload } from '../../platform/files/formFiles.ts';
import { readPrivateFile, sendPrivateFile } from '../../platform/files/privateFiles.ts';
import { type AnyEndpoint, endpoint, type Reply } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { evidenceFile } from './evidenceFile.ts';

const unknown = 'Файл не найден';

/** Evidence of a penalty: uploaded before the penalty is proposed, readable with its balance. */
export const evidenceEndpoints = (balances: AnyResource): AnyEndpoint[] => [
  formUpload({
    path: '/adm/marketing_balances/evidence',
    summary: 'Upload evidence of a penalty',
    audience: staffAudience,
    allow: 'marketing_balances.propose_penalty',
    kind: evidenceFile,
  }),
  endpoint({
    method: 'get',
    path: '/adm/marketing_balances/:id/evidence/:file',
    summary: 'Evidence of a penalty',
    audience: staffAudience,
    allow: 'marketing_balances.show',
    handle: async ({ actor, scope, params: { id, file = '' }, res }) => {
      const among = balances.rows(actor, scope);
      const balance = await findRow(MarketingBalance, id, { among, unknown });
      return sendEvidence(balance.id, file, res);
    },
  }),
];

/** The caller has access to this balance; a file of another is not found. */
export async function sendEvidence(balance_id: number, file: string, res: Response): Promise<Reply> {
  const where = { balance_id, evidence: { [Op.contains]: [file] } };
  const penalty = privateFileId.test(file) && (await MarketingPenalty.findOne({ where }));
  if (!penalty) throw notFound(unknown);
  return sendPrivateFile(res, await readPrivateFile(evidenceFile, file), `shtraf-${penalty.id}`);
}
