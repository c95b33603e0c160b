import type { LeadDispute } from '@odonta/api/contract';
import type { RelatedLead } from '@odonta/db/models';
import { disputeHours, type LeadResult } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import type { Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { transitionLead } from './transitionLead.ts';

/** The organisation does not want to pay for a locked lead; staff decide. */
export async function dispute(
  lead: RelatedLead,
  { code, text }: LeadDispute,
  signed: Signed,
  transaction: Transaction,
): Promise<void> {
  if (lead.revoked_at) throw revoked();
  if (lead.disputed_at) throw conflict('Спор уже открыт: его рассматривает менеджер');
  if (lead.is_duplicate) throw conflict('Это повтор: за него вы не платите');
  const disputed_at = new Date();
  if (lead.status === 'CREATED' && disputed_at > lead.due_at)
    throw conflict(`Оспорить лид можно ${plural(disputeHours, ['час', 'часа', 'часов'])}: этот срок вышел`);
  await transitionLead(lead, 'dispute', signed, transaction, {
    run: (row) => row.set({ dispute_code: code, dispute_text: text, disputed_at }),
  });
}

/** How far the organisation has come; the last word counts. */
export async function mark(
  lead: RelatedLead,
  result: LeadResult,
  signed: Signed,
  transaction: Transaction,
): Promise<void> {
  if (lead.revoked_at) throw revoked();
  const before = lead.result ?? null;
  await transitionLead(lead, 'mark', signed, transaction, {
    run: (row) => row.set({ result }),
    changes: () => ({ result: [before, result] }),
  });
}

const revoked = () => conflict('Согласие отозвано: лид больше не обрабатывают');
