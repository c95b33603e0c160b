import { whenSeen } from '../../../lib/whenSeen.ts';
import { countViews } from '../../platform/visits/countViews.ts';

/** Absent in a preview. */
const viewed = document.querySelector('[data-viewed]')?.getAttribute('data-viewed');
if (viewed) whenSeen(() => countViews('opened', [JSON.parse(viewed).id]));
