import { DataTypes } from 'sequelize';
import { VersionedRow, versionedTable } from '../row.ts';

export class Synonym extends VersionedRow<Synonym> {
  declare words: string[];
}

export const initSynonym = versionedTable(Synonym, 'synonyms', { paranoid: true }, () => ({
  words: DataTypes.ARRAY(DataTypes.TEXT),
}));
