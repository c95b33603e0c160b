import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** Whom a note names with @. */
export class NoteMention extends Model<InferAttributes<NoteMention>, InferCreationAttributes<NoteMention>> {
  declare note_id: number;
  declare user_id: number;
}

export function initNoteMention(sequelize: Sequelize) {
  NoteMention.init(
    {
      note_id: { type: DataTypes.INTEGER, primaryKey: true },
      user_id: { type: DataTypes.INTEGER, primaryKey: true },
    },
    { sequelize, tableName: 'note_mentions', timestamps: false },
  );
}
