import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, moment, version } from '../columns.ts';

export class Synonym extends Model<InferAttributes<Synonym>, InferCreationAttributes<Synonym>> {
  declare id: CreationOptional<number>;
  declare words: string[];
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initSynonym(sequelize: Sequelize) {
  Synonym.init(
    {
      id: id(),
      words: DataTypes.ARRAY(DataTypes.TEXT),
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'synonyms', paranoid: true, version: 'version' },
  );
}
