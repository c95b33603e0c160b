import { DataTypes } from 'sequelize';
import { Row, table } from '../../row.ts';

/** A person that a note mentions with @. */
export class NoteMention extends Row<NoteMention> {
  declare note_id: number;
  declare user_id: number;
}

export const initNoteMention = table(NoteMention, 'note_mentions', { timestamps: false }, () => ({
  note_id: { type: DataTypes.INTEGER, primaryKey: true },
  user_id: { type: DataTypes.INTEGER, primaryKey: true },
}));
