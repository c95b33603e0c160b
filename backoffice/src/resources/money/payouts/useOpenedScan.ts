import type { StaffPayout } from '@odonta/api/contract';
import { useState } from 'react';

interface Opened {
  id: number;
  file: string;
  /** The last version of the payout that had this file: naming it refuses a decision about a newer scan. */
  version: number;
}

/** The scan that was opened on this screen, and whether the payout still has it. */
export function useOpenedScan(payout: StaffPayout | undefined) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const file = payout?.act?.file_id ?? null;
  const own = opened?.id === payout?.id ? opened : null;
  const isOpened = own !== null && own.file === file;
  if (payout && isOpened && own.version !== payout.version) setOpened({ ...own, version: payout.version });
  return {
    isOpened,
    isReplaced: own !== null && !isOpened,
    version: own && !isOpened ? own.version : payout?.version,
    open: () => payout && file !== null && setOpened({ id: payout.id, file, version: payout.version }),
  };
}
