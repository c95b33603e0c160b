import Joi from 'joi';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { forbidden, malformed, notFound } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { telephony } from '../../platform/telephony/telephony.ts';
import { storeReport } from './calls.storing.ts';

/** Messages of the telephone exchange. Only a valid signature makes one worth reading. */
export const takeCallReport = endpoint({
  method: 'post',
  path: '/telephony/mango/events/:event',
  summary:
    'Receives a message of Mango Office about a call (`call`) or its end (`summary`); others are ignored',
  audience: openAudience,
  allow: 'anyone',
  isForm: true,
  described: () =>
    Joi.object({
      vpbx_api_key: Joi.string().required(),
      sign: Joi.string().required(),
      json: Joi.string().required(),
    }),
  size: { bytes: 16 * 1024, values: 20 },
  limit: { name: 'call_reports', points: 1200, seconds: 60, by: byAddress },
  async handle({ params, body, res }) {
    const exchange = telephony();
    if (!exchange) throw notFound('Такого адреса нет');
    const report = exchange.read(params.event ?? '', body as Record<string, unknown>);
    if (report === 'forged') throw forbidden();
    if (report === 'strange') throw malformed('Это не сообщение о звонке');
    if (report !== 'other') await storeReport(report);
    res.type('text/plain').send('OK');
    return 'sent';
  },
});
