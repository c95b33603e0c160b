import type { RevealedIndividual } from '@odonta/api/contract';
import { Individual } from '@odonta/db/models';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { staffAudience } from '../sessions/audiences.ts';

/** An action and no query: a reveal of contacts is in the audit log. */
export const revealIndividual = endpoint({
  method: 'post',
  path: '/adm/individuals/:id/reveal',
  aliases: ['/individual/adm/:id/reveal'],
  summary: 'The phone and e-mail of an individual, noted in the journal',
  audience: staffAudience,
  allow: 'individuals.reveal',
  handle: async ({ actor, params: { id = '' }, origin }) => {
    const number = /^\d{1,9}$/.test(id) ? Number(id) : 0;
    const row = await Individual.findOne({ where: { id: number } });
    if (!row) throw notFound();
    const by = staffAudience.auditActor(actor);
    const what = { action: 'reveal', resource: 'individuals', record_id: row.id, changes: {} };
    await unitOfWork.transaction((transaction) => unitOfWork.audit({ by, origin, ...what }, transaction));
    const { phone, email, bonus_phone } = row;
    return { message: { id: row.id, phone, email, bonus_phone } satisfies RevealedIndividual };
  },
});
