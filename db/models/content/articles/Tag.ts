import { type CreationOptional, DataTypes } from 'sequelize';
import { id } from '../../columns.ts';
import { Row, table } from '../../row.ts';

export class Tag extends Row<Tag> {
  declare id: CreationOptional<number>;
  declare name: string;
  declare slug: string;
}

export const initTag = table(Tag, 'tags', { timestamps: false }, () => ({
  id: id(),
  name: DataTypes.TEXT,
  slug: DataTypes.TEXT,
}));
