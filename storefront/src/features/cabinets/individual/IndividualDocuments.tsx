import type { IndividualDocumentList } from '@odonta/api/contract';
import { individualSession } from '../../identity/sessions/sessions.ts';
import { DocumentList } from '../own/DocumentList.tsx';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import { CertificateList } from './CertificateList.tsx';
import { IndividualCabinet } from './IndividualCabinet.tsx';

export default function IndividualDocuments() {
  return (
    <IndividualCabinet>
      {() => (
        <Own<IndividualDocumentList> session={individualSession} path="/individual/documents">
          {({ invoices, documents, certificates }) =>
            invoices.length + documents.length + certificates.length === 0 ? (
              <Nothing
                title="Документов пока нет"
                text="Здесь появятся счета и акты по вашим заказам и сертификаты об обучении. Чек за оплату картой приходит письмом."
              />
            ) : (
              <>
                <DocumentList session={individualSession} path="/individual/invoices" papers={invoices} />
                <DocumentList session={individualSession} path="/individual/documents" papers={documents} />
                {certificates.length > 0 && (
                  <CertificateList session={individualSession} certificates={certificates} />
                )}
              </>
            )
          }
        </Own>
      )}
    </IndividualCabinet>
  );
}
