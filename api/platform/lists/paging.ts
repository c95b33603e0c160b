import Joi from 'joi';

export const perPage = 20;

export interface Page {
  offset: number;
}
export const offset = Joi.number().integer().min(0).max(10_000).default(0);
export const page = Joi.object<Page>({ offset });
