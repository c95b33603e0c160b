import { Approval, type LegalScale, type ScaleTerms } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { askApproval } from '../../identity/approvals/askApproval.ts';
import { transitionApproval } from '../../identity/approvals/transitionApproval.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { invalid } from '../../platform/http/errors.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { agreedTerms, wordsOf } from './scaleTerms.ts';

const resource = 'legal_scales';

/** Submits a scale to a second person; until he approves, the old one applies. A new request replaces an open one. */
export async function askForScale(
  scale: LegalScale,
  terms: ScaleTerms,
  { actor, origin }: { actor: SignedInUser; origin: Origin },
  transaction: Transaction,
): Promise<void> {
  if (terms.is_default && !terms.is_active)
    throw invalid({ is_active: 'Шкалу для всех нельзя выключить: сначала назначьте другую' });
  const agreed = agreedTerms(scale);
  if (agreed?.is_default && !terms.is_default)
    throw invalid({ is_default: 'Назначьте для всех другую шкалу: эта перестанет действовать сама' });
  await takeBackAsked(scale, { by: staffAudience.auditActor(actor), origin }, transaction);
  const after = wordsOf(terms);
  const before = agreed ? wordsOf(agreed) : {};
  const changed = Object.keys(after).filter((field) => said(after, field) !== said(before, field));
  scale.draft = changed.length > 0 ? terms : null;
  if (changed.length === 0) return;
  const only = (words: object) =>
    Object.fromEntries(changed.map((field) => [field, said(words, field) ?? null]));
  const asked = {
    resource,
    record_id: scale.id,
    title: terms.name,
    before: only(before),
    after: only(after),
  };
  await askApproval('SCALE', { ...asked, asked_by: actor.id }, transaction);
}

async function takeBackAsked(
  { id: record_id }: LegalScale,
  actor: Signed,
  transaction: Transaction,
): Promise<void> {
  const asked = await Approval.findAll({
    where: { kind: 'SCALE', resource, record_id, status: 'CREATED' },
    order: [['id', 'ASC']],
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  const because = { ...actor, reason: 'Запрошено заново' };
  for (const approval of asked) await transitionApproval(approval, 'replace', because, transaction, null);
}

const said = (words: object, field: string): string | undefined => (words as Record<string, string>)[field];
