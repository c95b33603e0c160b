import type { CabinetPapers } from '@odonta/api/contract';
import { legalSession } from '../../features/sessions/sessions.ts';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import { PaperList } from '../own/PaperList.tsx';
import { LegalCabinet } from './LegalCabinet.tsx';

interface Props {
  which: keyof CabinetPapers;
  /** What is said where there are none. */
  empty: { title: string; text: string };
}

/** Papers of one kind. */
export function CompanyPapers({ which, empty }: Props) {
  return (
    <LegalCabinet>
      {() => (
        <Own<CabinetPapers> session={legalSession} path="/legal/documents">
          {(papers) =>
            papers[which].length === 0 ? (
              <Nothing {...empty} isWay={false} />
            ) : (
              <PaperList session={legalSession} path={`/legal/${which}`} papers={papers[which]} />
            )
          }
        </Own>
      )}
    </LegalCabinet>
  );
}
