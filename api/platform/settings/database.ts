import Joi from 'joi';

export interface DatabaseSettings {
  DATABASE_URL?: string;
  DATABASE_POOL: number;
}

export const databaseRules = {
  DATABASE_URL: {
    schema: Joi.string()
      .trim()
      .empty('')
      .uri({ scheme: ['postgres', 'postgresql'] }),
    demand: 'must look like postgres://user:password@host:5432/database',
    secret: true,
  },
  DATABASE_POOL: {
    schema: Joi.number().empty('').integer().min(2).max(500).default(10),
    demand: 'must be a whole number from 2 to 500',
  },
};
