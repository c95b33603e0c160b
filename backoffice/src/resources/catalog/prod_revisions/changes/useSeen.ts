import type { StaffProdRevision } from '@odonta/api/contract';
import { useState } from 'react';

/** The revision as the moderator reads it: an edit that the centre adds meanwhile is shown once he asks for it. */
export function useSeen(record: StaffProdRevision) {
  const [seen, setSeen] = useState(record);
  const [follows, setFollows] = useState(false);
  const isSame = record.version === seen.version;
  if (record !== seen && (isSame || follows)) {
    setSeen(record);
    if (!isSame) setFollows(false);
  }
  return { seen, isOutdated: !isSame && !follows, showNewest: () => setSeen(record), setFollows };
}
