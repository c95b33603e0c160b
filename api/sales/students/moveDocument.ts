import type { StudentDocument } from '@odonta/db/models';
import { endsOf } from '@odonta/db/vocabulary/lifecycle.ts';
import {
  type StudentDocumentMove,
  studentDocumentLifecycle,
} from '@odonta/db/vocabulary/sales/studentDocument.ts';
import type { Transaction } from 'sequelize';
import type { Hand } from '../../orders/hand.ts';
import { works } from '../../platform/journals/works.ts';

/** Moves a locked document for all but staff, whose moves come by the kit; saves it and writes down the same. */
export async function moveDocument(
  document: StudentDocument,
  move: StudentDocumentMove,
  { by, origin, reason = null }: Hand,
  transaction: Transaction,
): Promise<void> {
  const from = document.status;
  const [to = from] = endsOf(studentDocumentLifecycle.moves[move]);
  document.status = to;
  await document.save({ transaction });
  const named = { resource: 'student_documents', record_id: document.id };
  const [from_status, to_status] = [from, document.status];
  const step = { ...named, move, from_status, to_status, actor_id: by.id, actor_name: by.name, reason };
  await works.step(step, transaction);
  const changes: Record<string, [unknown, unknown]> = { status: [from_status, to_status] };
  await works.audit({ ...named, by, origin, action: move, changes, reason }, transaction);
}
