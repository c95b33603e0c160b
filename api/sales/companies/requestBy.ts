import { LegalRequest } from '@odonta/db/models';
import { isSecret } from '@odonta/db/vocabulary/edge/secretAddresses.ts';
import type { Transaction } from 'sequelize';
import { notFound } from '../../platform/http/errors.ts';

/** The request that a link opens. */
export async function requestBy(token: string, transaction?: Transaction): Promise<LegalRequest> {
  const request = isSecret(token) ? await LegalRequest.findOne({ where: { token }, transaction }) : null;
  if (!request) throw notFound('Заявка не найдена');
  return request;
}
