import type { CabinetPaper } from '@odonta/api/contract';
import { useEffect, useState } from 'react';
import { partnerSession } from '../../features/sessions/sessions.ts';
import { Panel } from '../account/Panel.tsx';
import { PaperList } from '../own/PaperList.tsx';

/** Reports of the agent and reconciliations, for those who see the money of a centre; the others have none. */
export function OwnStatements() {
  const [papers, setPapers] = useState<readonly CabinetPaper[]>([]);
  useEffect(() => {
    // What cannot be fetched is left out: the rest of the cabinet says itself that the server is away.
    partnerSession.call<CabinetPaper[]>('/partner/documents').then(setPapers, () => undefined);
  }, []);
  if (papers.length === 0) return null;
  return (
    <Panel title="Документы">
      <PaperList session={partnerSession} path="/partner/documents" papers={papers} />
    </Panel>
  );
}
