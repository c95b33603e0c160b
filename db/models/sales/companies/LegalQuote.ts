import { type CreationOptional, DataTypes } from 'sequelize';
import type { QuoteSnapshot } from '../../../vocabulary/money/documents/snapshots.ts';
import type { Tier } from '../../../vocabulary/orders/participation.ts';
import type { Quote } from '../../../vocabulary/orders/quote.ts';
import { id, moment, numberFromBigint } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** Prices as they were offered, in roubles: an order of the offer is booked by them. */
export interface FrozenPrices {
  quote: Quote;
  tiers: Tier[];
}

/** An offer that was sent to a company. It is never changed: a new one takes its place. */
export class LegalQuote extends Row<LegalQuote> {
  declare id: CreationOptional<number>;
  declare legal_request_id: number;
  declare issuer: string;
  declare year: number;
  declare number: number;
  declare valid_until: string;
  /** Kopecks. */
  declare total: number;
  declare frozen: FrozenPrices;
  declare snapshot: QuoteSnapshot;
  declare created_at: CreationOptional<Date>;
}

export const initLegalQuote = table(LegalQuote, 'legal_quotes', { timestamps: false }, () => ({
  id: id(),
  legal_request_id: DataTypes.INTEGER,
  issuer: DataTypes.TEXT,
  year: DataTypes.INTEGER,
  number: DataTypes.INTEGER,
  valid_until: DataTypes.DATEONLY,
  total: numberFromBigint('total'),
  frozen: DataTypes.JSONB,
  snapshot: DataTypes.JSONB,
  created_at: moment(),
}));
