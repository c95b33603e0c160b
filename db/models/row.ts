import {
  type Attributes,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type InitOptions,
  Model,
  type ModelAttributes,
  type ModelStatic,
  type Sequelize,
} from 'sequelize';
import { id, moment, version } from './columns.ts';

export abstract class Row<M extends Model> extends Model<InferAttributes<M>, InferCreationAttributes<M>> {}

/** A row that people edit: its version rises with every write. */
export abstract class VersionedRow<M extends Model> extends Row<M> {
  declare id: CreationOptional<number>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

type Columns<M extends Model> = ModelAttributes<M, Attributes<M>>;
type Options<M extends Model> = Omit<InitOptions<M>, 'sequelize' | 'tableName'>;

/** Describes a model to each connection; its columns are made anew, since Sequelize mutates them. */
export const table =
  <M extends Model>(
    model: ModelStatic<M>,
    tableName: string,
    options: Options<M>,
    columns: () => Columns<M>,
  ) =>
  (sequelize: Sequelize): void => {
    model.init(columns(), { ...options, sequelize, tableName });
  };

const versionedColumns = () => ({
  id: id(),
  version: version(),
  created_at: moment(),
  updated_at: moment(),
});
type Versioned = keyof ReturnType<typeof versionedColumns>;

/** The same of a versioned row: only its own columns are to be named. */
export const versionedTable = <M extends Model>(
  model: ModelStatic<M>,
  tableName: string,
  options: Options<M>,
  columns: () => Omit<Columns<M>, Versioned> & Partial<Columns<M>>,
) =>
  table(
    model,
    tableName,
    { ...options, version: 'version' },
    () => ({ ...versionedColumns(), ...columns() }) as Columns<M>,
  );
