import type { StaffProd } from '@odonta/api/contract';
import { readinessInWords } from '@odonta/db/vocabulary/catalog/readiness.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { PreviewButton } from '../../../kit/record/PreviewButton.tsx';
import { SiteLink } from '../../../kit/record/SiteLink.tsx';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { RevisionLink } from '../prod_revisions/RevisionLink.tsx';
import { bookingInWords, statusLabel } from './labels.ts';
import { readinessOfProd } from './readiness/readiness.ts';
import { WaitlistLink } from './WaitlistLink.tsx';

export function ProdFacts({ prod }: { prod: StaffProd }) {
  const isOpen = prod.status === 'CONFIRMED';
  return (
    <>
      <StatusChip status={prod.status} label={statusLabel(prod)} tone={prod.is_draft ? 'muted' : undefined} />
      <span>№ {prod.id}</span>
      <span>{readinessInWords(readinessOfProd(prod))}</span>
      {prod.archived_at === null && <span>{bookingInWords(prod)}</span>}
      {prod.archived_at !== null && <span>В архиве с {formatMoment(prod.archived_at)}</span>}
      <span>Изменён {formatMoment(prod.date_edit)}</span>
      <WaitlistLink prod={prod} />
      {isOpen && <RevisionLink prodId={prod.id} />}
      {isOpen ? <SiteLink path={prod.canonical} /> : <PreviewButton />}
    </>
  );
}
