import Joi from 'joi';
import { askJson } from '../http/askJson.ts';
import { type CompanyLookup, CompanyLookupUnavailable } from './companyLookup.ts';

export interface DadataOptions {
  url: string;
  key: string;
  /** A person waits with a form: no answer is better than a late one. */
  waitMs?: number;
}

interface Party {
  inn: string;
  kpp?: string | null;
  ogrn?: string | null;
  name: { short_with_opf?: string | null; full_with_opf: string };
  address?: { unrestricted_value?: string | null } | null;
  state: { status: string };
}

const words = Joi.string().allow('', null);
const party = Joi.object<Party>({
  inn: Joi.string().required(),
  kpp: words,
  ogrn: words,
  name: Joi.object({ short_with_opf: words, full_with_opf: Joi.string().required() }).required().unknown(),
  address: Joi.object({ unrestricted_value: words }).allow(null).unknown(),
  state: Joi.object({ status: Joi.string().required() }).required().unknown(),
}).unknown();
const answers = Joi.object<{ suggestions: { data: Party }[] }>({
  suggestions: Joi.array()
    .items(Joi.object({ data: party.required() }).unknown())
    .required(),
}).unknown();

/** DaData's register of companies, asked by the tax number of the head company (its branches have the same one). */
export const dadata = ({ url, key, waitMs = 4000 }: DadataOptions): CompanyLookup => ({
  async find(inn) {
    const init = {
      method: 'POST',
      headers: {
        authorization: `Token ${key}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({ query: inn, branch_type: 'MAIN', count: 1 }),
    };
    const asking = { service: 'DaData', waitMs, Away: CompanyLookupUnavailable };
    const { error, value } = answers.validate(await askJson(`${url}/findById/party`, init, asking));
    if (error || !value) throw new CompanyLookupUnavailable('DaData answered in a form of its own');
    const [found] = value.suggestions;
    return found && found.data.inn === inn ? registered(found.data) : null;
  },
});

const registered = ({ inn, kpp, ogrn, name, address, state }: Party) => ({
  inn,
  kpp: kpp || null,
  ogrn: ogrn || null,
  name: name.short_with_opf || name.full_with_opf,
  address: address?.unrestricted_value || null,
  is_active: state.status === 'ACTIVE' || state.status === 'REORGANIZING',
});
