import { randomUUID } from 'node:crypto';
import { buildCenter, buildPartner } from '@odonta/db/testing/factories.ts';
import { QueryTypes } from 'sequelize';
import { resources } from '../../api/resources.ts';
import { company, person } from '../../api/testing/cabinetOwners.ts';
import { sampleOf, samples } from '../../api/testing/samples.ts';
import type { TestApi } from '../../api/testing/testApi.ts';
import type { Stock } from './calls.ts';

/** The tables whose secrets are part of addresses, by the beginning of the address. */
const secrets: Record<string, string> = {
  '/orders/': 'select token as secret from orders',
  '/invoices/': 'select token as secret from invoices',
  '/documents/': 'select token as secret from accounting_docs',
  '/legal-request/': 'select token as secret from legal_requests',
  '/waitlist/': 'select token as secret from waitlist',
  '/lessons/': 'select token as secret from lesson_requests',
  '/vouchers/': 'select token as secret from vouchers',
  '/tickets/': 'select ticket_code as secret from order_participants',
  '/certificates/': 'select code as secret from certificates',
  '/seat-codes/': 'select code as secret from seat_codes',
};

/** Rows of every resource, a caller of each kind with rows of his own, and their known values. */
export async function buildStock(api: TestApi): Promise<Stock> {
  await company(api, 'Клиника');
  await person(api, 'Врач');
  for (const { name } of resources)
    for (let number = 1; number <= 2; number += 1) await api.given(sampleOf(name).build);
  const bodies = new Map<string, Record<string, unknown>>();
  for (const [name, { create, change }] of samples) {
    if (create) bodies.set(`post /adm/${name}`, await api.given(async () => create()));
    if (change) bodies.set(`put /adm/${name}/:id`, change);
  }
  const known = new Map<string, string[]>();
  for (const [beginning, sql] of Object.entries(secrets)) {
    const rows = await api.sequelize.query<{ secret: string }>(sql, { type: QueryTypes.SELECT });
    known.set(beginning, rows.map(({ secret }) => secret).slice(0, 20));
  }
  const numbers = new Map<string, string[]>();
  for (const { name, model } of resources) {
    const rows = await model.findAll({ attributes: ['id'], order: [['id', 'ASC']], limit: 5, raw: true });
    numbers.set(
      name,
      rows.map(({ id }) => String(id)),
    );
  }
  return {
    bodies,
    filters: new Map(
      resources.map(({ name, list }): [string, string[]] => [
        `get /adm/${name}`,
        Object.keys(list?.filters ?? {}),
      ]),
    ),
    params(path, name) {
      const found = [...known].find(([beginning]) => path.startsWith(beginning))?.[1];
      if (['token', 'code'].includes(name) && found && found.length > 0) return found;
      if (name === 'resource' || name === 'name') return ['prods', 'letters'];
      const ids = name === 'id' ? numbers.get(path.split('/')[2] ?? '') : undefined;
      return ids && ids.length > 0 ? ids : ['1', '2', '3'];
    },
  };
}

/** A caller of each kind, newly signed in: a call may have ended the session or the account of the last one. */
export async function signInEach(api: TestApi): Promise<Record<string, string | undefined>> {
  const word = randomUUID();
  const partner = await buildPartner(await buildCenter(), { roles: ['ADMIN'] });
  return {
    nobody: undefined,
    staff: (await api.staff('ADMIN')).token,
    user: await api.tokenOf(partner),
    legal: (await company(api, word)).token,
    individual: (await person(api, `${word}-врач`)).token,
  };
}
