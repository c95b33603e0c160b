import Joi from 'joi';

export interface CompanyLookupSettings {
  DADATA_KEY?: string;
  DADATA_URL: string;
}

const text = Joi.string().trim().empty('');

export const companyLookupRules = {
  DADATA_KEY: { schema: text.max(200), demand: 'must be the key of DaData', secret: true },
  DADATA_URL: {
    schema: text
      .uri({ scheme: ['http', 'https'] })
      .default('https://suggestions.dadata.ru/suggestions/api/4_1/rs'),
    demand: 'must be an address',
  },
} as const;

/** Null: no register is asked, and companies type their requisites themselves. */
export type CompanyLookupChoice = Readonly<{ url: string; key: string }> | null;

export const companyLookupChoice = ({
  DADATA_KEY,
  DADATA_URL,
}: CompanyLookupSettings): CompanyLookupChoice =>
  DADATA_KEY ? { url: DADATA_URL.replace(/\/$/, ''), key: DADATA_KEY } : null;
