import { type CreationOptional, DataTypes } from 'sequelize';
import type {
  SuppressionReason,
  SuppressionStatus,
} from '../../../vocabulary/advertising/mailings/suppression.ts';
import { VersionedRow, versionedTable } from '../../row.ts';

/** An address that gets no mailings, and why; it may have several reasons. */
export class MailSuppression extends VersionedRow<MailSuppression> {
  declare email: string;
  declare reason: SuppressionReason;
  declare comment: CreationOptional<string | null>;
  declare readonly status: CreationOptional<SuppressionStatus>;
}

export const initMailSuppression = versionedTable(MailSuppression, 'mail_suppressions', {}, () => ({
  email: DataTypes.TEXT,
  reason: DataTypes.TEXT,
  comment: DataTypes.TEXT,
  status: DataTypes.TEXT,
}));
