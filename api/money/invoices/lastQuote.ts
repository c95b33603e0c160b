import { LegalQuote, type LegalRequest } from '@odonta/db/models';
import type { Transaction } from 'sequelize';

/** The offer that a request was sent last. */
export const lastQuoteOf = ({ id }: LegalRequest, transaction?: Transaction): Promise<LegalQuote | null> =>
  LegalQuote.findOne({ where: { legal_request_id: id }, order: [['id', 'DESC']], transaction });
