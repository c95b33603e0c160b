import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { CertificateSnapshot } from '../../vocabulary/money/documents/snapshots.ts';
import { id, moment } from '../columns.ts';
import type { OrderParticipant } from '../orders/OrderParticipant.ts';
import { Row, table } from '../row.ts';

/** A certificate of attendance, numbered by its centre and year. */
export class Certificate extends Row<Certificate> {
  declare id: CreationOptional<number>;
  /** The code on the document, which opens the verification page. */
  declare code: string;
  declare center_id: number;
  declare year: number;
  declare number: number;
  declare participant_id: number;
  declare snapshot: CertificateSnapshot;
  declare issued_by: CreationOptional<number | null>;
  declare issued_at: CreationOptional<Date>;
  declare annulled_by: CreationOptional<number | null>;
  declare annulled_at: CreationOptional<Date | null>;
  declare annul_reason: CreationOptional<string | null>;
  declare participant: NonAttribute<OrderParticipant>;
}

export const initCertificate = table(Certificate, 'certificates', { timestamps: false }, () => ({
  id: id(),
  code: DataTypes.TEXT,
  center_id: DataTypes.INTEGER,
  year: DataTypes.INTEGER,
  number: DataTypes.INTEGER,
  participant_id: DataTypes.INTEGER,
  snapshot: DataTypes.JSONB,
  issued_by: DataTypes.INTEGER,
  issued_at: moment(),
  annulled_by: DataTypes.INTEGER,
  annulled_at: moment(),
  annul_reason: DataTypes.TEXT,
}));
