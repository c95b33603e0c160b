import type { LecturerCourse } from '@odonta/api/contract';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { clashesOf } from '@odonta/db/vocabulary/catalog/lecturerClashes.ts';
import { answerUntil } from '@odonta/db/vocabulary/catalog/lecturerConsent.ts';
import { moscowOffset } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import { hasBegun } from '../../catalog/lecturer_consents/hasBegun.ts';
import { engagementOf, type NamedEngagement } from './engagements.ts';
import type { ConsentedLecturer, Named } from './withConsents.ts';

interface Beside {
  engagements: readonly NamedEngagement[];
  participants: number;
}

/** A course to the lecturer whom it names. */
export function presentCourse(prod: Named, { engagements, participants }: Beside): LecturerCourse {
  const { consent, asked_at, expired_at, decline_reason, awaits_page } = consentOf(prod);
  const engagement = engagementOf(prod);
  const isCanceled = prod.status === 'CANCELED';
  const isOpen = !isCanceled && !hasBegun(prod);
  const waits = consent === 'ASKED' && expired_at === null && !isCanceled;
  return {
    id: prod.id,
    name: prod.name,
    canonical: prodPath(prod),
    center_name: prod.center.name,
    date_start: engagement.date_start,
    date_end: engagement.date_end,
    city: engagement.city,
    address: prod.address,
    schedule: prod.schedule,
    utc_offset: prod.city?.utc_offset ?? moscowOffset,
    duration_hours: prod.duration_hours,
    participants: consent === 'DECLINED' ? null : participants,
    is_canceled: isCanceled,
    consent,
    is_expired: consent === 'ASKED' && expired_at !== null,
    // No term shows a lecturer whose page is awaited.
    answer_until: waits && asked_at && !awaits_page ? answerUntil(asked_at) : null,
    decline_reason,
    has_materials: managesMaterials(prod),
    may_accept: !isCanceled && (consent === 'ASKED' || (consent === 'DECLINED' && isOpen)),
    may_decline: isOpen && consent !== 'DECLINED',
    clashes: isCanceled
      ? []
      : clashesOf(engagement, engagements).map(({ kind, with: other }) => ({
          kind,
          id: other.id,
          name: other.name,
          date_start: other.date_start,
          date_end: other.date_end,
          city: other.city,
        })),
  };
}

function managesMaterials(prod: Named): boolean {
  const own: readonly ConsentedLecturer[] = prod.lecturers;
  return own.some(({ ProdLecturer: { consent, is_shown } }) => consent === 'ACCEPTED' && is_shown);
}

/** A course may name two of one's lecturers: they answer together. */
function consentOf({ lecturers }: Named) {
  const [first] = lecturers;
  if (!first) throw new Error('The course names none of them.');
  return first.ProdLecturer;
}
