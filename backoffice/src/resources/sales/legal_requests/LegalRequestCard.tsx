import type { StaffLegalRequest } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { Timeline } from '../../../kit/history/Timeline.tsx';
import { Facts } from '../../../kit/record/Facts.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { EditRequest } from './EditRequest.tsx';
import { companyRows, contactRows, courseRows, moneyRows, signatoryRows } from './factRows.tsx';
import { RequestSeats } from './RequestSeats.tsx';
import { RequestState } from './RequestState.tsx';
import { transitionBodies } from './transitionBodies.tsx';

export const LegalRequestCard = () => (
  <ShowPage<StaffLegalRequest>
    titleOf={({ number, company_name }) => `${number} · ${company_name}`}
    facts={(request) => (
      <>
        <RequestState request={request} />
        <span>Поступила {formatMoment(request.created_at)}</span>
      </>
    )}
    actions={
      <>
        <EditRequest />
        <TransitionButtons bodies={transitionBodies} />
      </>
    }
    aside={[
      { id: 'contact', title: 'Кто отвечает', content: <Facts<StaffLegalRequest> rows={contactRows} /> },
      {
        id: 'signatory',
        title: 'Кто подписывает',
        content: <Facts<StaffLegalRequest> rows={signatoryRows} />,
      },
    ]}
    sections={[
      { id: 'course', title: 'Что нужно', content: <Facts<StaffLegalRequest> rows={courseRows} /> },
      { id: 'money', title: 'Предложение и заказ', content: <Facts<StaffLegalRequest> rows={moneyRows} /> },
      { id: 'seats', title: 'Места и личные ссылки', content: <RequestSeats /> },
      { id: 'company', title: 'Компания', content: <Facts<StaffLegalRequest> rows={companyRows} /> },
      { id: 'steps', title: 'Ход заявки', content: <Timeline opening="Заявка поступила" /> },
    ]}
  />
);
