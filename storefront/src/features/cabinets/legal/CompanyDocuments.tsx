import type { CabinetDocumentList, CompanyDocuments as Papers } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { legalSession } from '../../identity/sessions/sessions.ts';
import { DocumentList } from '../own/DocumentList.tsx';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';
import { LegalCabinet } from './LegalCabinet.tsx';

interface Props {
  which: keyof CabinetDocumentList;
  /** The text for an empty list. */
  empty: { title: string; text: string };
}

/** Documents of one kind. */
export function CompanyDocuments({ which, empty }: Props) {
  return (
    <LegalCabinet>
      {() => (
        <Own<Papers> session={legalSession} path="/legal/documents">
          {(papers) => (
            <>
              {which === 'invoices' && papers.credit && (
                <p className={styles.lead}>{creditWords(papers.credit)}</p>
              )}
              {papers[which].length === 0 ? (
                <Nothing {...empty} isWay={false} />
              ) : (
                <DocumentList session={legalSession} path={`/legal/${which}`} papers={papers[which]} />
              )}
            </>
          )}
        </Own>
      )}
    </LegalCabinet>
  );
}

/** A company with credit has its seats at once, and its invoice says until when. */
const creditWords = ({ left, days, is_late }: NonNullable<Papers['credit']>) =>
  is_late
    ? 'Отсрочка приостановлена: есть просроченный счёт. Оплатите его, и она вернётся.'
    : `Отсрочка ${plural(days, ['день', 'дня', 'дней'])}: без предоплаты можно заказать ещё на ${formatPrice(left)}.`;
