import { createHmac, randomBytes } from 'node:crypto';
import { perConnection } from '@odonta/db/models';
import { type ViewStep, viewSteps } from '@odonta/db/vocabulary/catalog/views.ts';
import { bounds } from '../../platform/caches/bounds.ts';
import { ByteLru } from '../../platform/caches/byteLru.ts';
import { showSize } from '../../platform/caches/sizes.ts';
import { limitedAddress } from '../../platform/http/addresses.ts';

interface Viewer {
  key: string;
  bytes: number;
  /** Milliseconds of `performance.now()`. */
  until: number;
  /** A number for each course and step. */
  seen: Set<number>;
}

const hour = 3_600_000;
/** An entry with its key and its empty set, and one number of the set, as V8 stores them. */
const [bytes, bytesOfView] = [400, 40];

/** Made anew by each process: an entry names no address, and nobody is recognised after a restart. */
const secret = randomBytes(32);

const viewersNow = perConnection(() => new ByteLru<Viewer>(bounds.viewers, () => undefined));
showSize('viewers', () => viewersNow().bytes);

/**
 * The courses for which this address has not been counted at this step within the hour. A page that is loaded again and again
 * counts once, under whichever name of a browser; two visitors behind one address count once as well.
 */
export function firstSeen(ip: string | null, step: ViewStep, ids: readonly number[]): number[] {
  const key = createHmac('sha256', secret).update(limitedAddress(ip)).digest('base64url');
  const now = performance.now();
  const viewers = viewersNow();
  const known = viewers.use(key);
  const viewer =
    known && known.until > now ? known : { key, bytes, until: now + hour, seen: new Set<number>() };
  const fresh = ids.filter((id) => {
    const before = viewer.seen.size;
    return viewer.seen.add(id * viewSteps.length + viewSteps.indexOf(step)).size > before;
  });
  viewer.bytes = bytes + bytesOfView * viewer.seen.size;
  if (viewer === known) viewers.reweigh(viewer);
  else viewers.put(viewer);
  return fresh;
}
