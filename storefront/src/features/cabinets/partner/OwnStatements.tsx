import type { CabinetDocument } from '@odonta/api/contract';
import { useEffect, useState } from 'react';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Panel } from '../account/Panel.tsx';
import { DocumentList } from '../own/DocumentList.tsx';

/** Reports of the agent and reconciliations, for those who see the money of a centre; the others have none. */
export function OwnStatements() {
  const [papers, setDocuments] = useState<readonly CabinetDocument[]>([]);
  useEffect(() => {
    // A failed request is left out: the rest of the cabinet says that the server is unreachable.
    partnerSession.call<CabinetDocument[]>('/partner/documents').then(setDocuments, () => undefined);
  }, []);
  if (papers.length === 0) return null;
  return (
    <Panel title="Документы">
      <DocumentList session={partnerSession} path="/partner/documents" papers={papers} />
    </Panel>
  );
}
