import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { id, moment, version } from '../../columns.ts';
import type { User } from '../../identity/User.ts';

/** A note of staff on a record of any resource, visible to all who see the record. */
export class Note extends Model<InferAttributes<Note>, InferCreationAttributes<Note>> {
  declare id: CreationOptional<number>;
  declare resource: string;
  declare record_id: number;
  declare text: string;
  declare author_id: number;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare edited_at: CreationOptional<Date | null>;
  declare author?: NonAttribute<User>;
  declare mentioned?: NonAttribute<User[]>;
}

export function initNote(sequelize: Sequelize) {
  Note.init(
    {
      id: id(),
      resource: DataTypes.TEXT,
      record_id: DataTypes.INTEGER,
      text: DataTypes.TEXT,
      author_id: DataTypes.INTEGER,
      version: version(),
      created_at: moment(),
      edited_at: moment(),
    },
    { sequelize, tableName: 'notes', updatedAt: false, paranoid: true, version: 'version' },
  );
}
