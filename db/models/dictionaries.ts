import { type CreationOptional, DataTypes } from 'sequelize';
import { initNamedList, NamedRow } from './namedList.ts';

export class Specialization extends NamedRow<Specialization> {
  declare merged_into: CreationOptional<number | null>;
}

/** Plain lists of names by their tables; a new one is a class and a line here. */
export const dictionaryModels = [
  initNamedList(Specialization, 'specializations', { merged_into: DataTypes.INTEGER }),
];
