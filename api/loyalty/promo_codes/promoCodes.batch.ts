import { randomInt } from 'node:crypto';
import type { PromoBatch } from '@odonta/api/contract';
import { PromoCode } from '@odonta/db/models';
import { promoKeyOf } from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import type { Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditStaff } from '../../identity/sessions/auditStaff.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Changes } from '../../platform/transitions/transition.ts';
import { columnsOf, refuseUnfit } from './promoCodes.columns.ts';
import { refuseOthersScope, refuseUnknownCenter } from './promoCodes.refusals.ts';
import { batchBody } from './promoCodes.schema.ts';

/** Makes many codes of one kind, each for one order; they are exported by their tag. */
export const createPromoBatch: AnyEndpoint = endpoint({
  method: 'post',
  path: '/adm/promo_codes/batch',
  summary: 'Create a batch of promo codes, each valid for one order',
  audience: staffAudience,
  allow: 'promo_codes.create',
  body: batchBody,
  handle: async ({ actor, body: { prefix, count, ...rule }, origin }) => {
    refuseOthersScope(actor, 'promo_codes.create', rule.scope);
    const batch = await unitOfWork.transaction(async (transaction): Promise<PromoBatch> => {
      await refuseUnknownCenter(rule.center_id, transaction);
      const codes = await newCodes(prefix, count, transaction);
      const tag = `${prefix}-${codes[0]?.slice(-4)}`;
      const columns = codes.map((code) => ({
        ...columnsOf({ ...rule, code, is_one: true }),
        tag,
        created_by: actor.id,
      })) as PromoCode[];
      refuseUnfit(PromoCode.build(columns[0]));
      await PromoCode.bulkCreate(columns, { transaction });
      const changes: Changes = { tag: [null, tag], count: [null, codes.length] };
      const what = { action: 'batch', resource: 'promo_codes', record_id: null, changes };
      await auditStaff({ actor, origin }, what, transaction);
      return { tag, codes };
    });
    return { message: batch, status: 201 };
  },
});

/** Without look-alike characters, for reading from paper. */
const signs = 'ACDEFGHJKLMNPQRTUVWXY34679';
const length = 8;

const anyCode = (prefix: string) =>
  `${prefix}-${Array.from({ length }, () => signs[randomInt(signs.length)]).join('')}`;

async function newCodes(prefix: string, count: number, transaction: Transaction): Promise<string[]> {
  const made = new Map<string, string>();
  while (made.size < count) {
    const codes = Array.from({ length: count - made.size }, () => anyCode(prefix));
    for (const code of codes) made.set(promoKeyOf(code), code);
    const where = { code_key: [...made.keys()] };
    const taken = await PromoCode.findAll({ where, attributes: ['code_key'], paranoid: false, transaction });
    for (const { code_key } of taken) made.delete(code_key);
  }
  return [...made.values()];
}
