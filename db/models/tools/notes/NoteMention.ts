import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A person that a note mentions with @. */
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
