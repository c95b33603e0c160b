import type { BulkPreview, BulkSample } from '@odonta/api/contract';
import { differencesBetween } from '../../platform/kit/changes.ts';
import type { Shown } from '../../platform/kit/records.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import type { Written } from '../../platform/kit/writing.ts';
import type { Outcome } from './attempts.ts';

const sampleSize = 10;

/** The changes, for viewers who may see these records unmasked. */
export function previewOf(resource: AnyResource, { written, refused }: Outcome): BulkPreview {
  const sample = written.slice(0, sampleSize).map((each) => sampleOf(resource, each));
  return { total: written.length + refused.length, sample, refused };
}

function sampleOf(resource: AnyResource, { before, after }: Written): BulkSample {
  return {
    id: before.id,
    title: titleOf(resource, before),
    changes: after ? differencesBetween(before, after) : {},
  };
}

/** As the search of the back-office calls it; where that does not look, the number is all there is. */
function titleOf({ searched }: AnyResource, record: Shown): string | null {
  const words = (searched?.title ?? [])
    .map((column) => record[column])
    .filter((word) => typeof word === 'string');
  return words.join(' ').trim() || null;
}
