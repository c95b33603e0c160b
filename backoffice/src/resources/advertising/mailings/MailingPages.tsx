import type { StaffMailing } from '@odonta/api/contract';
import { sendings } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { publicationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { ReferenceNames } from '../../../kit/record/ReferenceNames.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { BlockList } from './BlockList.tsx';
import { MailingFigures } from './MailingFigures.tsx';
import { mailingSections } from './mailingSections.tsx';
import { orderInWords } from './orderInWords.ts';
import { transitionBodies } from './transitionBodies.tsx';

const figures: Section = { id: 'figures', title: 'Итоги', content: <MailingFigures /> };

export const MailingCreate = () => (
  <CreatePage<StaffMailing>
    title="Новая рассылка"
    created="Рассылка сохранена и ждёт одобрения"
    blank={{
      blocks: [],
      cities: [],
      specializations: [],
      interests: [],
      is_advertising: true,
      from_name: 'Одонта',
    }}
    sections={mailingSections}
  />
);

export const MailingEdit = () => (
  <EditPage<StaffMailing>
    titleOf={(one) => one?.subject ?? 'Рассылка'}
    facts={(one) => <MailingFacts of={one} />}
    actions={<TransitionButtons bodies={transitionBodies} />}
    sections={[...mailingSections, figures]}
  />
);

export const MailingShow = () => (
  <ShowPage<StaffMailing>
    titleOf={({ subject }) => subject}
    facts={(one) => <MailingFacts of={one} />}
    actions={<TransitionButtons bodies={transitionBodies} />}
    sections={[
      figures,
      { id: 'blocks', title: 'Письмо', content: <BlockList /> },
      { id: 'main', title: 'Кому и от кого', content: <Facts<StaffMailing> rows={rows} /> },
    ]}
  />
);

function MailingFacts({ of: { id, sending, held_because, order } }: { of: StaffMailing }) {
  return (
    <>
      <StatusField statuses={publicationStatuses} />
      <span>№ {id}</span>
      <span>Отправка: {sendings[sending].toLowerCase()}</span>
      {order !== null && <span>заказал центр за {formatExact(order.charged ?? order.sum)}</span>}
      {held_because !== null && <span>Приостановлена сама: {held_because}</span>}
    </>
  );
}

const rows: readonly FactRow<StaffMailing>[] = [
  ['preheader', ({ preheader }) => preheader],
  ['from_name', ({ from_name }) => from_name],
  ['reply_to', ({ reply_to }) => reply_to],
  ['cities', ({ cities }) => cities.join(', ')],
  [
    'specializations',
    ({ specializations }) => <ReferenceNames reference="specializations" ids={specializations} />,
  ],
  ['interests', ({ interests }) => interests.join(', ')],
  ['reach_estimate', ({ reach_estimate }) => reach_estimate],
  ['date_send', ({ date_send }) => date_send !== null && formatMoment(date_send)],
  ['tested_at', ({ tested_at }) => tested_at !== null && formatMoment(tested_at)],
  ['center_id', ({ center_id }) => center_id && <ReferenceName reference="centers" source="center_id" />],
  ['order', ({ order }) => order && orderInWords(order)],
  ['ad_company', ({ ad_company }) => ad_company],
  ['ad_inn', ({ ad_inn }) => ad_inn],
  ['ad_reg_number', ({ ad_reg_number }) => ad_reg_number],
];
