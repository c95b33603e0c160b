import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import { id, moment } from '../../columns.ts';
import type { OrderParticipant } from '../../orders/OrderParticipant.ts';
import { Row, table } from '../../row.ts';
import type { LegalRequest } from './LegalRequest.ts';

/** Opens a place of a company by its link, until the place gets a name. */
export class SeatCode extends Row<SeatCode> {
  declare id: CreationOptional<number>;
  declare legal_request_id: number;
  declare participant_id: number;
  declare code: string;
  /** Where the responsible person has sent it from here. */
  declare sent_to: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
  declare used_at: CreationOptional<Date | null>;
  declare revoked_at: CreationOptional<Date | null>;
  declare request: NonAttribute<LegalRequest>;
  declare participant: NonAttribute<OrderParticipant>;
}

export const initSeatCode = table(SeatCode, 'seat_codes', { timestamps: false }, () => ({
  id: id(),
  legal_request_id: DataTypes.INTEGER,
  participant_id: DataTypes.INTEGER,
  code: DataTypes.TEXT,
  sent_to: DataTypes.TEXT,
  created_at: moment(),
  used_at: moment(),
  revoked_at: moment(),
}));
