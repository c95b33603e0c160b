import { type FunnelSpan, funnelSpans } from '@odonta/db/vocabulary/catalog/funnel.ts';
import { useState } from 'react';
import own from '../own/own.module.css';
import { Explanation } from './analytics/Explanation.tsx';
import { Funnel } from './analytics/Funnel.tsx';
import { spanName } from './analytics/words.ts';
import { PartnerCabinet } from './PartnerCabinet.tsx';

/** From a card in a list to a paid order, by course and by week, beside the medians of other centres. */
export default function PartnerAnalytics() {
  const [weeks, setWeeks] = useState<FunnelSpan>(12);
  return (
    <PartnerCabinet>
      <div className={own.group}>
        <fieldset className="chips" aria-label="За какое время">
          {funnelSpans.map((span) => (
            <button
              key={span}
              className="chip"
              type="button"
              aria-pressed={span === weeks}
              onClick={() => setWeeks(span)}
            >
              {spanName(span)}
            </button>
          ))}
        </fieldset>
        <Explanation />
        <Funnel key={weeks} weeks={weeks} />
      </div>
    </PartnerCabinet>
  );
}
