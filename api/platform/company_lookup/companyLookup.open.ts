import type { CompanyByInn } from '@odonta/api/contract';
import { payerForm } from '@odonta/db/vocabulary/orders/orderForm.ts';
import Joi from 'joi';
import { openAudience } from '../http/audiences.ts';
import { endpoint } from '../http/endpoint.ts';
import { byAddress } from '../http/limits.ts';
import { text } from '../http/validation.ts';
import { log } from '../log.ts';
import { CompanyLookupUnavailable, companyLookup } from './companyLookup.ts';

/** The register fills a form in and nothing else: where it is silent, one types, so its failures are no failures of ours. */
export const findCompanyByInn = endpoint({
  method: 'get',
  path: '/companies/byInn',
  unkept: 'from the state register, whose changes nobody reports',
  summary: 'A company by the state register; null if it is unknown or the register is not configured',
  audience: openAudience,
  allow: 'anyone',
  query: Joi.object<{ inn: string }>({ inn: text(payerForm.inn) }),
  limit: { name: 'company_by_inn', points: 20, seconds: 3600, by: byAddress },
  handle: async ({ query: { inn } }) => {
    const company = await companyLookup()
      ?.find(inn)
      .catch((error: unknown) => {
        if (!(error instanceof CompanyLookupUnavailable)) throw error;
        log.warn({ err: error }, 'company registry');
        return null;
      });
    const message: CompanyByInn | null = company ?? null;
    return { message };
  },
});
