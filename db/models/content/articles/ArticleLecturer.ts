import { type CreationOptional, DataTypes } from 'sequelize';
import { Row, table } from '../../row.ts';

export class ArticleLecturer extends Row<ArticleLecturer> {
  declare article_id: number;
  declare lecturer_id: number;
  declare sort: CreationOptional<number>;
}

export const initArticleLecturer = table(ArticleLecturer, 'article_lecturers', { timestamps: false }, () => ({
  article_id: { type: DataTypes.INTEGER, primaryKey: true },
  lecturer_id: { type: DataTypes.INTEGER, primaryKey: true },
  sort: DataTypes.INTEGER,
}));
