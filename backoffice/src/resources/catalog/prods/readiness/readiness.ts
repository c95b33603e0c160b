import type { StaffProd } from '@odonta/api/contract';
import { type Preparing, type Readiness, readinessOf } from '@odonta/db/vocabulary/catalog/readiness.ts';

/** A record, or the values of a form, where a field may be empty. */
export function readinessOfProd(prod: Partial<StaffProd>): Readiness {
  const course: Preparing = {
    type: prod.type ?? null,
    text: prod.text ?? '',
    city_id: prod.city_id ?? null,
    address: prod.address ?? null,
    date_start: prod.date_start ?? null,
    lecturer_ids: prod.lecturer_ids ?? [],
    filename: prod.file_preview?.filename ?? null,
    schedule: prod.schedule ?? [],
    issued_documents: prod.issued_documents ?? [],
    inclusions: prod.inclusions ?? [],
    group_size: prod.group_size ?? null,
    speciality_ids: prod.speciality_ids ?? [],
    refund_policy: prod.refund_policy ?? [],
    nmo: prod.nmo ?? null,
  };
  return readinessOf(course);
}

export const readinessFields = [
  ...['type', 'text', 'city_id', 'address', 'date_start', 'lecturer_ids', 'file_preview', 'schedule'],
  ...['issued_documents', 'inclusions', 'group_size', 'speciality_ids', 'refund_policy', 'nmo'],
] as const;
