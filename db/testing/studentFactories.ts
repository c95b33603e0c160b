import { randomUUID } from 'node:crypto';
import { PrivateFile, type Prod, StudentDocument } from '@odonta/db/models';
import type { New } from './new.ts';
import { buildOrder } from './orderFactories.ts';

/** A sent document of the first participant of an order that waits for it. */
export async function buildStudentDocument({
  prod,
  ...of
}: New<StudentDocument> & { prod?: Prod } = {}): Promise<StudentDocument> {
  const order = await buildOrder({
    prod,
    status: 'CREATED',
    checks: [{ kind: 'STUDENT_DOC', is_done: false }],
  });
  const { id: file_id } = await PrivateFile.create({
    id: randomUUID(),
    kind: 'STUDENT_DOCUMENT',
    mime: 'application/pdf',
    bytes: Buffer.from('%PDF-1.7 card of a student %%EOF'),
  });
  return StudentDocument.create({
    order_id: order.id,
    participant_id: order.participants[0]?.id ?? 0,
    file_id,
    status: 'CREATED',
    sent_at: new Date(),
    due_at: new Date(Date.now() + 3_600_000),
    ...of,
  });
}
